import { NameUntitled as NameUntitled_76185f171c6fea1e7fe7bff780efa198 } from '../../../../src/admin/document/NameUntitled'
import { InvalidFields as InvalidFields_ccf4c01145db75d923ca36f2d184256e } from '../../../../src/admin/invalid-fields/InvalidFields'
import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { TitleCell as TitleCell_f2394d44f2ae921ebe2b6d8e5016aab2 } from '../../../../src/admin/lists/TitleCell'
import { FieldMark as FieldMark_a90ac827513d78600f5fd17e6c86cd8f } from '../../../../src/features/translation/admin/field-mark/FieldMark'
import { AddressCell as AddressCell_5c417a63b8fd7c2e2ba63961a6fde647 } from '../../../../src/features/urls/admin/AddressCell'
import { AddressField as AddressField_126c8c97a3add2183d8deb409cabf810 } from '../../../../src/features/urls/admin/AddressField'
import { VersionWords as VersionWords_e25bbe6f18f79c09658c754bb7a06f6a } from '../../../../src/upstream/payload/version-words/VersionWords'
import { IncompleteBlocks as IncompleteBlocks_144f903615f64c9d227cb7c9467b5248 } from '../../../../src/features/pages/admin/IncompleteBlocks'
import { RowDifferences as RowDifferences_0b45f22532ea05c774e415e7dcfb4084 } from '../../../../src/admin/rows/RowDifferences'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { GroupDifferences as GroupDifferences_0b45f22532ea05c774e415e7dcfb4084 } from '../../../../src/admin/rows/RowDifferences'
import { ScheduleField as ScheduleField_8bd7d28ee73f506ff9104e8a83aa9666 } from '../../../../src/features/schedules/admin/ScheduleField'
import { DocumentVisits as DocumentVisits_6246c0859e84b6ae18c8947ffad1ccc5 } from '../../../../src/features/visits/admin/DocumentVisits'
import { WhereUsed as WhereUsed_d2e59aeb0a9e21324589b67df87fecb2 } from '../../../../src/features/where-used/admin/WhereUsed'
import { TranslationField as TranslationField_4b6f780c896a968e3a5eeba4119513a7 } from '../../../../src/features/translation/admin/TranslationField'
import { TranslationCell as TranslationCell_f39851c0ac21d0e982606a929a4b63dc } from '../../../../src/features/translation/admin/TranslationCell'
import { LanguageStatesCell as LanguageStatesCell_f692bbf6edd47de61e7c44b3117f6aa3 } from '../../../../src/admin/lists/LanguageStates'
import { ListFilters as ListFilters_5ff0e989d200a1be2c58863c885c288e } from '../../../../src/features/list-filters/admin/ListFilters'
import { TrashNotice as TrashNotice_f2028808ebcb914d15ae7aa66365ce27 } from '../../../../src/features/trash/admin/TrashNotice'
import { ReadOnlyList as ReadOnlyList_bcf5fec2834c0a742c00dd57fd057b9f } from '../../../../src/admin/lists/ReadOnlyList'
import { ListNotice as ListNotice_598dc778929e6d69539552b265b9c250 } from '../../../../src/admin/lists/ListNotice'
import { DeletionInList as DeletionInList_a4903292748e9e9e4de88c5cc4183ffa } from '../../../../src/features/where-used/admin/DeletionInList'
import { BulkRejections as BulkRejections_b1222029e7a90dbcc699859dbcb327ad } from '../../../../src/admin/lists/BulkRejections'
import { EmptyList as EmptyList_7cdd91e9b55c806012c1a0d147bb558d } from '../../../../src/admin/lists/EmptyList'
import { NewPageAction as NewPageAction_f2f56c4396110889cb8d1a19bfe1bde4 } from '../../../../src/features/templates/admin/NewPageControl'
import { BulkChanges as BulkChanges_a2470c856cb7a6be632eb60082796937 } from '../../../../src/features/bulk-changes/admin/BulkChanges'
import { TranslationFilter as TranslationFilter_6db827cdccef0e25f916debb04f0ee2f } from '../../../../src/features/translation/admin/TranslationFilter'
import { TrueStatus as TrueStatus_e26f925ac69f8716e3577de8ae3eec3a } from '../../../../src/upstream/payload/TrueStatus'
import { VisualEditing as VisualEditing_16323dae9c0c845ae92ecd973b4aabed } from '../../../../src/features/previews/admin/VisualEditing'
import { ShareDrawer as ShareDrawer_d2fb106bde0bedf07cf007ad9d6e793d } from '../../../../src/features/previews/admin/share/ShareDrawer'
import { SaveAsTemplate as SaveAsTemplate_e9f54dcab4210422e8d3ecf33b7e07f9 } from '../../../../src/features/templates/admin/SaveAsTemplate'
import { PartsInSelector as PartsInSelector_a334b9097bd797da7f784a4bdd5e938e } from '../../../../src/features/templates/admin/parts/PartsInSelector'
import { CommentsControl as CommentsControl_fdf92c69bf52b0fda3bf301b5c375252 } from '../../../../src/features/comments/admin/CommentsControl'
import { ReviewControl as ReviewControl_e3a3bea3d2ccc0c2bae7af1f2453e782 } from '../../../../src/features/reviews/admin/ReviewControl'
import { ReleaseControl as ReleaseControl_e5736a81431e6290516afa4868c10aff } from '../../../../src/features/releases/admin/ReleaseControl'
import { AssistantControl as AssistantControl_8e81b7b077d569572ab4c68741ce47f8 } from '../../../../src/features/assistant/admin/AssistantControl'
import { MissingAddresses as MissingAddresses_2ba93ad6aebebfbcb1764718b556583b } from '../../../../src/features/trash/admin/MissingAddresses'
import { OpenForm as OpenForm_e4ddec7e8200ed58ed7a42ca20446e49 } from '../../../../src/admin/open-form/OpenForm'
import { DeletionInForm as DeletionInForm_658ce42b5501e51b2673217f25c1bb08 } from '../../../../src/features/where-used/admin/DeletionInForm'
import { ShareItem as ShareItem_6737409b7579d8b7c2a531b2b8f59c6d } from '../../../../src/features/previews/admin/share/ShareItem'
import { TranslateItems as TranslateItems_d81e40d316aa90cea270fa9879437805 } from '../../../../src/features/translation/admin/whole/TranslateItems'
import { PublicationStatus as PublicationStatus_fc451746911280037e5140f7b24d4d83 } from '../../../../src/features/document-versions/admin/PublicationStatus'
import { UnpublishItems as UnpublishItems_2b72962b468dc5418afeb5ab5fe1a46a } from '../../../../src/upstream/payload/unpublish-words'
import { DocumentTab as DocumentTab_521d0d8d1d1f33ae77c698bb9d11261a } from '../../../../src/admin/document/DocumentTab'
import { VersionList as VersionList_fa1879dc0fd2583481b68aac96ad69af } from '../../../../src/features/document-versions/admin/VersionList'
import { VersionScreen as VersionScreen_de2e427b74883d349f22e3002f9e5d26 } from '../../../../src/features/document-versions/admin/VersionScreen'
import { NewDocument as NewDocument_4795a981bbaa7c52269020233f6a29ec } from '../../../../src/admin/document/NewDocument'
import { PagePicker as PagePicker_883692c80362ec9b2cf45a5f236eafff } from '../../../../src/features/pages/admin/PagePicker'
import { NewPageControl as NewPageControl_f2f56c4396110889cb8d1a19bfe1bde4 } from '../../../../src/features/templates/admin/NewPageControl'
import { NoPublicationStatus as NoPublicationStatus_f8877d5de1cb36db880af7f88014cedb } from '../../../../src/features/templates/admin/NoPublicationStatus'
import { DuplicateNotice as DuplicateNotice_2f5e0af42147c5a3a0efde322f8a2838 } from '../../../../src/features/media/admin/duplicates/DuplicateNotice'
import { OtherAltTexts as OtherAltTexts_eff98cced275dfed7a9d5590ea557d79 } from '../../../../src/features/media/admin/alt/OtherAltTexts'
import { RightsNotice as RightsNotice_eabf345c0c6a6d1c5fbcd0efb049648f } from '../../../../src/features/media/admin/rights/RightsNotice'
import { FolderSuggestions as FolderSuggestions_f6d4950a44613e3b3a053c940f0b9a4f } from '../../../../src/features/media/admin/filing/Suggestions'
import { TagSuggestions as TagSuggestions_f6d4950a44613e3b3a053c940f0b9a4f } from '../../../../src/features/media/admin/filing/Suggestions'
import { RatioCell as RatioCell_d04e71c8922555f10be926d211805b03 } from '../../../../src/features/media/admin/Ratio'
import { RatioField as RatioField_d04e71c8922555f10be926d211805b03 } from '../../../../src/features/media/admin/Ratio'
import { UploadSlot as UploadSlot_4f24cc36fcf315d4aa181e48e7455134 } from '../../../../src/features/media/admin/upload/UploadSlot'
import { MediaList as MediaList_b71ebc21113dd0ab275710a3011d8739 } from '../../../../src/features/media/admin/library/MediaList'
import { IconPreview as IconPreview_c6836cb034004391589372f173a780a8 } from '../../../../src/features/icons/admin/IconPreview'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { EditableAgain as EditableAgain_0829d47f316ea47a7e6f41549b55fd98 } from '../../../../src/upstream/payload/rich-text-editable/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowLabel as RowLabel_eb1efef22b72d52ddcb3f8a67488f589 } from '../../../../src/admin/rows/RowLabel'
import { HiddenLinks as HiddenLinks_a3173745e5af4485a9aaf5d17d397d3e } from '../../../../src/features/site-links/admin/HiddenLinks'
import { NoUnpublishItems as NoUnpublishItems_960abdea7e38a46dda521e2a3e01fcda } from '../../../../src/admin/document/NoUnpublishItems'
import { MakeRedirect as MakeRedirect_dbf9274435360d20739bfed2b0b549f8 } from '../../../../src/features/redirects/admin/MakeRedirect'
import { MakeRedirectCell as MakeRedirectCell_dbf9274435360d20739bfed2b0b549f8 } from '../../../../src/features/redirects/admin/MakeRedirect'
import { PostAddresses as PostAddresses_d06353f5d6657a5093286cd886053393 } from '../../../../src/features/urls/admin/PostAddresses'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CodeField as CodeField_2c55f2c0292c827a0b19db90942c4007 } from '../../../../src/upstream/payload/code-field'
import { NoDifference as NoDifference_e25bbe6f18f79c09658c754bb7a06f6a } from '../../../../src/upstream/payload/version-words/VersionWords'
import { codeConverterClient as codeConverterClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CodeBlockBlockComponent as CodeBlockBlockComponent_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PublishOrSchedule as PublishOrSchedule_4cef9caa54bec28217b2086629162e9d } from '../../../../src/features/schedules/admin/PublishOrSchedule'
import { StoredField as StoredField_2c55f2c0292c827a0b19db90942c4007 } from '../../../../src/upstream/payload/code-field'
import { ProofOfOwnership as ProofOfOwnership_0437e9391696854fb2a2b87c9a0d19a4 } from '../../../../src/features/domains/admin/ProofOfOwnership'
import { ProofCell as ProofCell_a7d3d890ca80b1cd11f8a2f5f64093a1 } from '../../../../src/features/domains/admin/ProofCell'
import { BrandLink as BrandLink_cf331eda50ce25c0c7869bbfd0ab9940 } from '../../../../src/features/brand/admin/BrandLink'
import { ColorPicker as ColorPicker_9563df7359ec2a084c68ac3eb57e8b87 } from '../../../../src/features/domains/admin/ColorPicker'
import { FontField as FontField_f4f1687a95edacb4b09cdc8c9e73892f } from '../../../../src/features/theme/admin/FontField'
import { BrandColors as BrandColors_1c60281af312d319a5c09f74be05abbe } from '../../../../src/features/brand/admin/BrandColors'
import { BrandFile as BrandFile_f8fa9456b874e0d2d0658bba7d24c220 } from '../../../../src/features/brand/admin/BrandFile'
import { ModelState as ModelState_cd6cf576501f34be8f6c46a53b906a5c } from '../../../../src/features/assistant/admin/ModelState'
import { ModelField as ModelField_900e638b5d56a731a42d7572f5cef61b } from '../../../../src/features/assistant/admin/ModelField'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { RolesCell as RolesCell_d2907e4fa42304db32896406cbdd418e } from '../../../../src/features/accounts/admin/people/cells'
import { MembershipLabel as MembershipLabel_8e7b716a8055a443c1b9e82e0c8ae6d8 } from '../../../../src/features/accounts/admin/people/MembershipLabel'
import { OwnAddress as OwnAddress_20c6319be4ee75f8fe4c2e1f0f6e7ea7 } from '../../../../src/features/accounts/admin/address/OwnAddress'
import { OwnPassword as OwnPassword_f795ec3f0a77fe64d6391eba887da4cd } from '../../../../src/features/accounts/admin/password/OwnPassword'
import { OwnInvitations as OwnInvitations_770de21ac3d9560b9dadae08afe405a5 } from '../../../../src/features/accounts/admin/invitations/OwnInvitations'
import { Factors as Factors_882131a894058cd52ad92e6f9cb75ee5 } from '../../../../src/features/accounts/admin/factors/Factors'
import { Sessions as Sessions_48a1f28f371fd898c6b62235bbae53bd } from '../../../../src/features/accounts/admin/sessions/Sessions'
import { Tokens as Tokens_76b0e99be4e2174f28a18a3ca38de383 } from '../../../../src/features/api-tokens/admin/Tokens'
import { ConfirmedCell as ConfirmedCell_d2907e4fa42304db32896406cbdd418e } from '../../../../src/features/accounts/admin/people/cells'
import { Invite as Invite_418783625074a3e1e1c7bca7eae5c5f1 } from '../../../../src/features/accounts/admin/people/Invite'
import { EndMembership as EndMembership_84dd328d94fc8804583ac6f8d5c1085e } from '../../../../src/features/accounts/admin/people/EndMembership'
import { DocumentCell as DocumentCell_1744fb0fb60a8c5cffd12d4cf0442621 } from '../../../../src/features/audit/admin/cells'
import { DocumentField as DocumentField_1744fb0fb60a8c5cffd12d4cf0442621 } from '../../../../src/features/audit/admin/cells'
import { ChangesCell as ChangesCell_1744fb0fb60a8c5cffd12d4cf0442621 } from '../../../../src/features/audit/admin/cells'
import { Changes as Changes_b780bb7faf4944db64f2d59cf71748c3 } from '../../../../src/features/audit/admin/Changes'
import { CollectionCell as CollectionCell_1744fb0fb60a8c5cffd12d4cf0442621 } from '../../../../src/features/audit/admin/cells'
import { ActorCell as ActorCell_1744fb0fb60a8c5cffd12d4cf0442621 } from '../../../../src/features/audit/admin/cells'
import { LanguageCell as LanguageCell_1744fb0fb60a8c5cffd12d4cf0442621 } from '../../../../src/features/audit/admin/cells'
import { LanguageField as LanguageField_1744fb0fb60a8c5cffd12d4cf0442621 } from '../../../../src/features/audit/admin/cells'
import { AuditFilters as AuditFilters_27a8d17cc630f9dccde87ee86063f03d } from '../../../../src/features/audit/admin/AuditFilters'
import { FigureCell as FigureCell_df6c418a3eb959a76737ea5630730cee } from '../../../../src/features/assistant/admin/cells'
import { CostCell as CostCell_df6c418a3eb959a76737ea5630730cee } from '../../../../src/features/assistant/admin/cells'
import { UsageFilters as UsageFilters_f8bba6eeda63257340d2a2fd537afac6 } from '../../../../src/features/assistant/admin/UsageFilters'
import { UsageOverview as UsageOverview_62f60a277d90d0c34d6563578440a9b1 } from '../../../../src/features/assistant/admin/UsageOverview'
import { Transcript as Transcript_77f45406db9f303ec1003c377b52ddb0 } from '../../../../src/features/assistant/admin/Transcript'
import { TargetCell as TargetCell_ea338b8e918c0d49db72920ef13ca633 } from '../../../../src/features/redirects/admin/TargetCell'
import { ImportExport as ImportExport_83c62b306f6343fa0eaa3e3c70676e37 } from '../../../../src/features/redirects/admin/ImportExport'
import { ConditionField as ConditionField_84dedbefddac31477e4471dbda69e51a } from '../../../../src/features/forms/admin/conditions/ConditionField'
import { ConditionAnswer as ConditionAnswer_055fd2526f82d3c43026b27cb846fc91 } from '../../../../src/features/forms/admin/conditions/ConditionAnswer'
import { BlockLabel as BlockLabel_eb1efef22b72d52ddcb3f8a67488f589 } from '../../../../src/admin/rows/RowLabel'
import { WebhookSecret as WebhookSecret_abaa5f1d619728beaae190923e4e497b } from '../../../../src/features/forms/admin/WebhookSecret'
import { SummaryCell as SummaryCell_2ce066f3be614ad4f62c7d527d5c032c } from '../../../../src/features/forms/admin/inbox/SummaryCell'
import { MarkRead as MarkRead_1ffc380a0f528343563278c386d5fc4d } from '../../../../src/features/forms/admin/MarkRead'
import { Answers as Answers_93b92bb43c61602b56f273bdb4675fb0 } from '../../../../src/features/forms/admin/Answers'
import { AssigneeCell as AssigneeCell_0baadc07fb8846215ca1485e31549f42 } from '../../../../src/features/forms/admin/assignee/AssigneeCell'
import { AssigneeField as AssigneeField_c99f8ab0aa3387976413271d48f35542 } from '../../../../src/features/forms/admin/assignee/AssigneeField'
import { Replies as Replies_ff667037aa13ed64c3ba7aae1aa58468 } from '../../../../src/features/forms/admin/replies/Replies'
import { ExportSubmissions as ExportSubmissions_0a47e2919ea41a322e52378271ecabc9 } from '../../../../src/features/forms/admin/ExportSubmissions'
import { SubmissionBulk as SubmissionBulk_eddb57483a526eecdbe0c48604c0a9bc } from '../../../../src/features/forms/admin/inbox/SubmissionBulk'
import { SubmissionList as SubmissionList_d7adf2ec1f22fdbc5e853d1ed4d16541 } from '../../../../src/features/forms/admin/inbox/SubmissionList'
import { JobDetails as JobDetails_c079d93528d82dd48fa6a4a2de7e815c } from '../../../../src/features/jobs/admin/JobDetails'
import { StateCell as StateCell_dc752824c3bd45d34b4a1440c68438fc } from '../../../../src/features/jobs/admin/cells'
import { ErrorCell as ErrorCell_dc752824c3bd45d34b4a1440c68438fc } from '../../../../src/features/jobs/admin/cells'
import { Nav as Nav_35768fd2de5a440b21e5aadef478b2e6 } from '../../../../src/admin/nav/Nav'
import { Icon as Icon_452f04fcd2ed8162ca5fbc6c89f204f1 } from '../../../../src/admin/brand/Icon'
import { Logo as Logo_b231ac8248d52be15270b4d2370a5c12 } from '../../../../src/admin/brand/Logo'
import { Help as Help_a8bd8cc7da4871f202de5b95ef5b7697 } from '../../../../src/features/handbook/admin/Help'
import { Search as Search_ce1312c4ec3c37271a9f9bd9e6e3902f } from '../../../../src/features/search/admin/Search'
import { ActiveTenant as ActiveTenant_39bb1c567da60455bd80277b6f42b421 } from '../../../../src/admin/nav/ActiveTenant'
import { GlobalViewRedirect as GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { SignInButton as SignInButton_f84ee0f5ec404b6c9e9e9c9cafc5fd46 } from '../../../../src/features/single-sign-on/admin/SignInButton'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { AnswerLockDialog as AnswerLockDialog_38828c994e2ca0be5fb6961625584cfc } from '../../../../src/upstream/payload/document-locks/AnswerLockDialog'
import { LocalLockDate as LocalLockDate_b009d9d3cdc9a3a73c5af044e0d76691 } from '../../../../src/upstream/payload/document-locks/LocalLockDate'
import { ControlNames as ControlNames_5217e6a1ea838e8cb95cc569bae18e95 } from '../../../../src/upstream/payload/control-names'
import { DateLanguage as DateLanguage_0ef1db801146a9370eb82ad516dbfe0f } from '../../../../src/upstream/payload/date-language'
import { Roles as Roles_4d8e655c3e795535fdfd3e3fef9d5c42 } from '../../../../src/upstream/payload/roles'
import { SelectAnnouncements as SelectAnnouncements_59acad91c2d05ede83a7580f4893eca8 } from '../../../../src/upstream/payload/select-announcements'
import { BlockDescriptions as BlockDescriptions_8d4fa4847b08f448f7d4a4d76f65fc31 } from '../../../../src/upstream/payload/block-descriptions'
import { DrawerFocus as DrawerFocus_e4f036eb08e6a9e33d85b439911bfac1 } from '../../../../src/upstream/payload/drawer-focus'
import { KeptRejections as KeptRejections_5c357021573b1561c7d13dd4358eea63 } from '../../../../src/upstream/payload/rejected-saves/KeptRejections'
import { AddedFields as AddedFields_d76b6da05019409cffdc1e5ab4c470e6 } from '../../../../src/upstream/payload/changes-while-saving/AddedFields'
import { TenantSelectionProvider as TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { AssistantView as AssistantView_cd894c754c95a7455ce7ee3b78d4544b } from '../../../../src/features/assistant/admin/AssistantView'
import { CalendarView as CalendarView_131aeb2c9adeb3e8e0f982b14c39c9e2 } from '../../../../src/features/schedules/admin/calendar/CalendarView'
import { Dashboard as Dashboard_43e8e68b9b4881644a9eeb30383973a7 } from '../../../../src/features/dashboard/admin/Dashboard'
import { AddressView as AddressView_d1424137b0981df060335c0efa4a157f } from '../../../../src/features/accounts/admin/address/AddressView'
import { HandbookView as HandbookView_870cd8c25cd497a4f6fea2c36ec4b8b5 } from '../../../../src/features/handbook/admin/HandbookView'
import { InvitationView as InvitationView_502bd991ff7957bd5285b76df0af011b } from '../../../../src/features/accounts/admin/invitations/InvitationView'
import { SignInView as SignInView_74aa0c83448dbab01c2ec3045ea264a1 } from '../../../../src/features/accounts/admin/sign-in/SignInView'
import { SignOutView as SignOutView_697a85e179ccb67feae08c41af2b7e15 } from '../../../../src/features/accounts/admin/sign-out/SignOutView'
import { TreeView as TreeView_253749278b236b6c315f9c3ebea4626f } from '../../../../src/features/urls/admin/tree/TreeView'
import { ReleasesView as ReleasesView_4231fdf76c698ae761c5520b02173e8e } from '../../../../src/features/releases/admin/ReleasesView'
import { TranslationView as TranslationView_633ddcde708c4247b286e7fc8d09945a } from '../../../../src/features/translation/admin/TranslationView'
import { TranslationsView as TranslationsView_410d463aae9c403169313b3f6a45a312 } from '../../../../src/features/translation/admin/TranslationsView'
import { SetUpFactor as SetUpFactor_b51a61c451da949df07a31e518f83e75 } from '../../../../src/features/accounts/admin/factors/SetUpFactor'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/document/NameUntitled#NameUntitled": NameUntitled_76185f171c6fea1e7fe7bff780efa198,
  "/src/admin/invalid-fields/InvalidFields#InvalidFields": InvalidFields_ccf4c01145db75d923ca36f2d184256e,
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/admin/lists/TitleCell#TitleCell": TitleCell_f2394d44f2ae921ebe2b6d8e5016aab2,
  "/src/features/translation/admin/field-mark/FieldMark#FieldMark": FieldMark_a90ac827513d78600f5fd17e6c86cd8f,
  "/src/features/urls/admin/AddressCell#AddressCell": AddressCell_5c417a63b8fd7c2e2ba63961a6fde647,
  "/src/features/urls/admin/AddressField#AddressField": AddressField_126c8c97a3add2183d8deb409cabf810,
  "/src/upstream/payload/version-words/VersionWords#VersionWords": VersionWords_e25bbe6f18f79c09658c754bb7a06f6a,
  "/src/features/pages/admin/IncompleteBlocks#IncompleteBlocks": IncompleteBlocks_144f903615f64c9d227cb7c9467b5248,
  "/src/admin/rows/RowDifferences#RowDifferences": RowDifferences_0b45f22532ea05c774e415e7dcfb4084,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/admin/rows/RowDifferences#GroupDifferences": GroupDifferences_0b45f22532ea05c774e415e7dcfb4084,
  "/src/features/schedules/admin/ScheduleField#ScheduleField": ScheduleField_8bd7d28ee73f506ff9104e8a83aa9666,
  "/src/features/visits/admin/DocumentVisits#DocumentVisits": DocumentVisits_6246c0859e84b6ae18c8947ffad1ccc5,
  "/src/features/where-used/admin/WhereUsed#WhereUsed": WhereUsed_d2e59aeb0a9e21324589b67df87fecb2,
  "/src/features/translation/admin/TranslationField#TranslationField": TranslationField_4b6f780c896a968e3a5eeba4119513a7,
  "/src/features/translation/admin/TranslationCell#TranslationCell": TranslationCell_f39851c0ac21d0e982606a929a4b63dc,
  "/src/admin/lists/LanguageStates#LanguageStatesCell": LanguageStatesCell_f692bbf6edd47de61e7c44b3117f6aa3,
  "/src/features/list-filters/admin/ListFilters#ListFilters": ListFilters_5ff0e989d200a1be2c58863c885c288e,
  "/src/features/trash/admin/TrashNotice#TrashNotice": TrashNotice_f2028808ebcb914d15ae7aa66365ce27,
  "/src/admin/lists/ReadOnlyList#ReadOnlyList": ReadOnlyList_bcf5fec2834c0a742c00dd57fd057b9f,
  "/src/admin/lists/ListNotice#ListNotice": ListNotice_598dc778929e6d69539552b265b9c250,
  "/src/features/where-used/admin/DeletionInList#DeletionInList": DeletionInList_a4903292748e9e9e4de88c5cc4183ffa,
  "/src/admin/lists/BulkRejections#BulkRejections": BulkRejections_b1222029e7a90dbcc699859dbcb327ad,
  "/src/admin/lists/EmptyList#EmptyList": EmptyList_7cdd91e9b55c806012c1a0d147bb558d,
  "/src/features/templates/admin/NewPageControl#NewPageAction": NewPageAction_f2f56c4396110889cb8d1a19bfe1bde4,
  "/src/features/bulk-changes/admin/BulkChanges#BulkChanges": BulkChanges_a2470c856cb7a6be632eb60082796937,
  "/src/features/translation/admin/TranslationFilter#TranslationFilter": TranslationFilter_6db827cdccef0e25f916debb04f0ee2f,
  "/src/upstream/payload/TrueStatus#TrueStatus": TrueStatus_e26f925ac69f8716e3577de8ae3eec3a,
  "/src/features/previews/admin/VisualEditing#VisualEditing": VisualEditing_16323dae9c0c845ae92ecd973b4aabed,
  "/src/features/previews/admin/share/ShareDrawer#ShareDrawer": ShareDrawer_d2fb106bde0bedf07cf007ad9d6e793d,
  "/src/features/templates/admin/SaveAsTemplate#SaveAsTemplate": SaveAsTemplate_e9f54dcab4210422e8d3ecf33b7e07f9,
  "/src/features/templates/admin/parts/PartsInSelector#PartsInSelector": PartsInSelector_a334b9097bd797da7f784a4bdd5e938e,
  "/src/features/comments/admin/CommentsControl#CommentsControl": CommentsControl_fdf92c69bf52b0fda3bf301b5c375252,
  "/src/features/reviews/admin/ReviewControl#ReviewControl": ReviewControl_e3a3bea3d2ccc0c2bae7af1f2453e782,
  "/src/features/releases/admin/ReleaseControl#ReleaseControl": ReleaseControl_e5736a81431e6290516afa4868c10aff,
  "/src/features/assistant/admin/AssistantControl#AssistantControl": AssistantControl_8e81b7b077d569572ab4c68741ce47f8,
  "/src/features/trash/admin/MissingAddresses#MissingAddresses": MissingAddresses_2ba93ad6aebebfbcb1764718b556583b,
  "/src/admin/open-form/OpenForm#OpenForm": OpenForm_e4ddec7e8200ed58ed7a42ca20446e49,
  "/src/features/where-used/admin/DeletionInForm#DeletionInForm": DeletionInForm_658ce42b5501e51b2673217f25c1bb08,
  "/src/features/previews/admin/share/ShareItem#ShareItem": ShareItem_6737409b7579d8b7c2a531b2b8f59c6d,
  "/src/features/translation/admin/whole/TranslateItems#TranslateItems": TranslateItems_d81e40d316aa90cea270fa9879437805,
  "/src/features/document-versions/admin/PublicationStatus#PublicationStatus": PublicationStatus_fc451746911280037e5140f7b24d4d83,
  "/src/upstream/payload/unpublish-words#UnpublishItems": UnpublishItems_2b72962b468dc5418afeb5ab5fe1a46a,
  "/src/admin/document/DocumentTab#DocumentTab": DocumentTab_521d0d8d1d1f33ae77c698bb9d11261a,
  "/src/features/document-versions/admin/VersionList#VersionList": VersionList_fa1879dc0fd2583481b68aac96ad69af,
  "/src/features/document-versions/admin/VersionScreen#VersionScreen": VersionScreen_de2e427b74883d349f22e3002f9e5d26,
  "/src/admin/document/NewDocument#NewDocument": NewDocument_4795a981bbaa7c52269020233f6a29ec,
  "/src/features/pages/admin/PagePicker#PagePicker": PagePicker_883692c80362ec9b2cf45a5f236eafff,
  "/src/features/templates/admin/NewPageControl#NewPageControl": NewPageControl_f2f56c4396110889cb8d1a19bfe1bde4,
  "/src/features/templates/admin/NoPublicationStatus#NoPublicationStatus": NoPublicationStatus_f8877d5de1cb36db880af7f88014cedb,
  "/src/features/media/admin/duplicates/DuplicateNotice#DuplicateNotice": DuplicateNotice_2f5e0af42147c5a3a0efde322f8a2838,
  "/src/features/media/admin/alt/OtherAltTexts#OtherAltTexts": OtherAltTexts_eff98cced275dfed7a9d5590ea557d79,
  "/src/features/media/admin/rights/RightsNotice#RightsNotice": RightsNotice_eabf345c0c6a6d1c5fbcd0efb049648f,
  "/src/features/media/admin/filing/Suggestions#FolderSuggestions": FolderSuggestions_f6d4950a44613e3b3a053c940f0b9a4f,
  "/src/features/media/admin/filing/Suggestions#TagSuggestions": TagSuggestions_f6d4950a44613e3b3a053c940f0b9a4f,
  "/src/features/media/admin/Ratio#RatioCell": RatioCell_d04e71c8922555f10be926d211805b03,
  "/src/features/media/admin/Ratio#RatioField": RatioField_d04e71c8922555f10be926d211805b03,
  "/src/features/media/admin/upload/UploadSlot#UploadSlot": UploadSlot_4f24cc36fcf315d4aa181e48e7455134,
  "/src/features/media/admin/library/MediaList#MediaList": MediaList_b71ebc21113dd0ab275710a3011d8739,
  "/src/features/icons/admin/IconPreview#IconPreview": IconPreview_c6836cb034004391589372f173a780a8,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/upstream/payload/rich-text-editable/client#EditableAgain": EditableAgain_0829d47f316ea47a7e6f41549b55fd98,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/rows/RowLabel#RowLabel": RowLabel_eb1efef22b72d52ddcb3f8a67488f589,
  "/src/features/site-links/admin/HiddenLinks#HiddenLinks": HiddenLinks_a3173745e5af4485a9aaf5d17d397d3e,
  "/src/admin/document/NoUnpublishItems#NoUnpublishItems": NoUnpublishItems_960abdea7e38a46dda521e2a3e01fcda,
  "/src/features/redirects/admin/MakeRedirect#MakeRedirect": MakeRedirect_dbf9274435360d20739bfed2b0b549f8,
  "/src/features/redirects/admin/MakeRedirect#MakeRedirectCell": MakeRedirectCell_dbf9274435360d20739bfed2b0b549f8,
  "/src/features/urls/admin/PostAddresses#PostAddresses": PostAddresses_d06353f5d6657a5093286cd886053393,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/upstream/payload/code-field#CodeField": CodeField_2c55f2c0292c827a0b19db90942c4007,
  "/src/upstream/payload/version-words/VersionWords#NoDifference": NoDifference_e25bbe6f18f79c09658c754bb7a06f6a,
  "@payloadcms/richtext-lexical/client#codeConverterClient": codeConverterClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#CodeBlockBlockComponent": CodeBlockBlockComponent_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/features/schedules/admin/PublishOrSchedule#PublishOrSchedule": PublishOrSchedule_4cef9caa54bec28217b2086629162e9d,
  "/src/upstream/payload/code-field#StoredField": StoredField_2c55f2c0292c827a0b19db90942c4007,
  "/src/features/domains/admin/ProofOfOwnership#ProofOfOwnership": ProofOfOwnership_0437e9391696854fb2a2b87c9a0d19a4,
  "/src/features/domains/admin/ProofCell#ProofCell": ProofCell_a7d3d890ca80b1cd11f8a2f5f64093a1,
  "/src/features/brand/admin/BrandLink#BrandLink": BrandLink_cf331eda50ce25c0c7869bbfd0ab9940,
  "/src/features/domains/admin/ColorPicker#ColorPicker": ColorPicker_9563df7359ec2a084c68ac3eb57e8b87,
  "/src/features/theme/admin/FontField#FontField": FontField_f4f1687a95edacb4b09cdc8c9e73892f,
  "/src/features/brand/admin/BrandColors#BrandColors": BrandColors_1c60281af312d319a5c09f74be05abbe,
  "/src/features/brand/admin/BrandFile#BrandFile": BrandFile_f8fa9456b874e0d2d0658bba7d24c220,
  "/src/features/assistant/admin/ModelState#ModelState": ModelState_cd6cf576501f34be8f6c46a53b906a5c,
  "/src/features/assistant/admin/ModelField#ModelField": ModelField_900e638b5d56a731a42d7572f5cef61b,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/features/accounts/admin/people/cells#RolesCell": RolesCell_d2907e4fa42304db32896406cbdd418e,
  "/src/features/accounts/admin/people/MembershipLabel#MembershipLabel": MembershipLabel_8e7b716a8055a443c1b9e82e0c8ae6d8,
  "/src/features/accounts/admin/address/OwnAddress#OwnAddress": OwnAddress_20c6319be4ee75f8fe4c2e1f0f6e7ea7,
  "/src/features/accounts/admin/password/OwnPassword#OwnPassword": OwnPassword_f795ec3f0a77fe64d6391eba887da4cd,
  "/src/features/accounts/admin/invitations/OwnInvitations#OwnInvitations": OwnInvitations_770de21ac3d9560b9dadae08afe405a5,
  "/src/features/accounts/admin/factors/Factors#Factors": Factors_882131a894058cd52ad92e6f9cb75ee5,
  "/src/features/accounts/admin/sessions/Sessions#Sessions": Sessions_48a1f28f371fd898c6b62235bbae53bd,
  "/src/features/api-tokens/admin/Tokens#Tokens": Tokens_76b0e99be4e2174f28a18a3ca38de383,
  "/src/features/accounts/admin/people/cells#ConfirmedCell": ConfirmedCell_d2907e4fa42304db32896406cbdd418e,
  "/src/features/accounts/admin/people/Invite#Invite": Invite_418783625074a3e1e1c7bca7eae5c5f1,
  "/src/features/accounts/admin/people/EndMembership#EndMembership": EndMembership_84dd328d94fc8804583ac6f8d5c1085e,
  "/src/features/audit/admin/cells#DocumentCell": DocumentCell_1744fb0fb60a8c5cffd12d4cf0442621,
  "/src/features/audit/admin/cells#DocumentField": DocumentField_1744fb0fb60a8c5cffd12d4cf0442621,
  "/src/features/audit/admin/cells#ChangesCell": ChangesCell_1744fb0fb60a8c5cffd12d4cf0442621,
  "/src/features/audit/admin/Changes#Changes": Changes_b780bb7faf4944db64f2d59cf71748c3,
  "/src/features/audit/admin/cells#CollectionCell": CollectionCell_1744fb0fb60a8c5cffd12d4cf0442621,
  "/src/features/audit/admin/cells#ActorCell": ActorCell_1744fb0fb60a8c5cffd12d4cf0442621,
  "/src/features/audit/admin/cells#LanguageCell": LanguageCell_1744fb0fb60a8c5cffd12d4cf0442621,
  "/src/features/audit/admin/cells#LanguageField": LanguageField_1744fb0fb60a8c5cffd12d4cf0442621,
  "/src/features/audit/admin/AuditFilters#AuditFilters": AuditFilters_27a8d17cc630f9dccde87ee86063f03d,
  "/src/features/assistant/admin/cells#FigureCell": FigureCell_df6c418a3eb959a76737ea5630730cee,
  "/src/features/assistant/admin/cells#CostCell": CostCell_df6c418a3eb959a76737ea5630730cee,
  "/src/features/assistant/admin/UsageFilters#UsageFilters": UsageFilters_f8bba6eeda63257340d2a2fd537afac6,
  "/src/features/assistant/admin/UsageOverview#UsageOverview": UsageOverview_62f60a277d90d0c34d6563578440a9b1,
  "/src/features/assistant/admin/Transcript#Transcript": Transcript_77f45406db9f303ec1003c377b52ddb0,
  "/src/features/redirects/admin/TargetCell#TargetCell": TargetCell_ea338b8e918c0d49db72920ef13ca633,
  "/src/features/redirects/admin/ImportExport#ImportExport": ImportExport_83c62b306f6343fa0eaa3e3c70676e37,
  "/src/features/forms/admin/conditions/ConditionField#ConditionField": ConditionField_84dedbefddac31477e4471dbda69e51a,
  "/src/features/forms/admin/conditions/ConditionAnswer#ConditionAnswer": ConditionAnswer_055fd2526f82d3c43026b27cb846fc91,
  "/src/admin/rows/RowLabel#BlockLabel": BlockLabel_eb1efef22b72d52ddcb3f8a67488f589,
  "/src/features/forms/admin/WebhookSecret#WebhookSecret": WebhookSecret_abaa5f1d619728beaae190923e4e497b,
  "/src/features/forms/admin/inbox/SummaryCell#SummaryCell": SummaryCell_2ce066f3be614ad4f62c7d527d5c032c,
  "/src/features/forms/admin/MarkRead#MarkRead": MarkRead_1ffc380a0f528343563278c386d5fc4d,
  "/src/features/forms/admin/Answers#Answers": Answers_93b92bb43c61602b56f273bdb4675fb0,
  "/src/features/forms/admin/assignee/AssigneeCell#AssigneeCell": AssigneeCell_0baadc07fb8846215ca1485e31549f42,
  "/src/features/forms/admin/assignee/AssigneeField#AssigneeField": AssigneeField_c99f8ab0aa3387976413271d48f35542,
  "/src/features/forms/admin/replies/Replies#Replies": Replies_ff667037aa13ed64c3ba7aae1aa58468,
  "/src/features/forms/admin/ExportSubmissions#ExportSubmissions": ExportSubmissions_0a47e2919ea41a322e52378271ecabc9,
  "/src/features/forms/admin/inbox/SubmissionBulk#SubmissionBulk": SubmissionBulk_eddb57483a526eecdbe0c48604c0a9bc,
  "/src/features/forms/admin/inbox/SubmissionList#SubmissionList": SubmissionList_d7adf2ec1f22fdbc5e853d1ed4d16541,
  "/src/features/jobs/admin/JobDetails#JobDetails": JobDetails_c079d93528d82dd48fa6a4a2de7e815c,
  "/src/features/jobs/admin/cells#StateCell": StateCell_dc752824c3bd45d34b4a1440c68438fc,
  "/src/features/jobs/admin/cells#ErrorCell": ErrorCell_dc752824c3bd45d34b4a1440c68438fc,
  "/src/admin/nav/Nav#Nav": Nav_35768fd2de5a440b21e5aadef478b2e6,
  "/src/admin/brand/Icon#Icon": Icon_452f04fcd2ed8162ca5fbc6c89f204f1,
  "/src/admin/brand/Logo#Logo": Logo_b231ac8248d52be15270b4d2370a5c12,
  "/src/features/handbook/admin/Help#Help": Help_a8bd8cc7da4871f202de5b95ef5b7697,
  "/src/features/search/admin/Search#Search": Search_ce1312c4ec3c37271a9f9bd9e6e3902f,
  "/src/admin/nav/ActiveTenant#ActiveTenant": ActiveTenant_39bb1c567da60455bd80277b6f42b421,
  "@payloadcms/plugin-multi-tenant/rsc#GlobalViewRedirect": GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62,
  "/src/features/single-sign-on/admin/SignInButton#SignInButton": SignInButton_f84ee0f5ec404b6c9e9e9c9cafc5fd46,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "/src/upstream/payload/document-locks/AnswerLockDialog#AnswerLockDialog": AnswerLockDialog_38828c994e2ca0be5fb6961625584cfc,
  "/src/upstream/payload/document-locks/LocalLockDate#LocalLockDate": LocalLockDate_b009d9d3cdc9a3a73c5af044e0d76691,
  "/src/upstream/payload/control-names#ControlNames": ControlNames_5217e6a1ea838e8cb95cc569bae18e95,
  "/src/upstream/payload/date-language#DateLanguage": DateLanguage_0ef1db801146a9370eb82ad516dbfe0f,
  "/src/upstream/payload/roles#Roles": Roles_4d8e655c3e795535fdfd3e3fef9d5c42,
  "/src/upstream/payload/select-announcements#SelectAnnouncements": SelectAnnouncements_59acad91c2d05ede83a7580f4893eca8,
  "/src/upstream/payload/block-descriptions#BlockDescriptions": BlockDescriptions_8d4fa4847b08f448f7d4a4d76f65fc31,
  "/src/upstream/payload/drawer-focus#DrawerFocus": DrawerFocus_e4f036eb08e6a9e33d85b439911bfac1,
  "/src/upstream/payload/rejected-saves/KeptRejections#KeptRejections": KeptRejections_5c357021573b1561c7d13dd4358eea63,
  "/src/upstream/payload/changes-while-saving/AddedFields#AddedFields": AddedFields_d76b6da05019409cffdc1e5ab4c470e6,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider": TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/features/assistant/admin/AssistantView#AssistantView": AssistantView_cd894c754c95a7455ce7ee3b78d4544b,
  "/src/features/schedules/admin/calendar/CalendarView#CalendarView": CalendarView_131aeb2c9adeb3e8e0f982b14c39c9e2,
  "/src/features/dashboard/admin/Dashboard#Dashboard": Dashboard_43e8e68b9b4881644a9eeb30383973a7,
  "/src/features/accounts/admin/address/AddressView#AddressView": AddressView_d1424137b0981df060335c0efa4a157f,
  "/src/features/handbook/admin/HandbookView#HandbookView": HandbookView_870cd8c25cd497a4f6fea2c36ec4b8b5,
  "/src/features/accounts/admin/invitations/InvitationView#InvitationView": InvitationView_502bd991ff7957bd5285b76df0af011b,
  "/src/features/accounts/admin/sign-in/SignInView#SignInView": SignInView_74aa0c83448dbab01c2ec3045ea264a1,
  "/src/features/accounts/admin/sign-out/SignOutView#SignOutView": SignOutView_697a85e179ccb67feae08c41af2b7e15,
  "/src/features/urls/admin/tree/TreeView#TreeView": TreeView_253749278b236b6c315f9c3ebea4626f,
  "/src/features/releases/admin/ReleasesView#ReleasesView": ReleasesView_4231fdf76c698ae761c5520b02173e8e,
  "/src/features/translation/admin/TranslationView#TranslationView": TranslationView_633ddcde708c4247b286e7fc8d09945a,
  "/src/features/translation/admin/TranslationsView#TranslationsView": TranslationsView_410d463aae9c403169313b3f6a45a312,
  "/src/features/accounts/admin/factors/SetUpFactor#SetUpFactor": SetUpFactor_b51a61c451da949df07a31e518f83e75,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
