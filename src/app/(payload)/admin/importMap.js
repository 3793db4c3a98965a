import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { TitleCell as TitleCell_f2394d44f2ae921ebe2b6d8e5016aab2 } from '../../../../src/admin/lists/TitleCell'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { LanguageStatesCell as LanguageStatesCell_f692bbf6edd47de61e7c44b3117f6aa3 } from '../../../../src/admin/lists/LanguageStates'
import { EmptyList as EmptyList_7cdd91e9b55c806012c1a0d147bb558d } from '../../../../src/admin/lists/EmptyList'
import { NewPageAction as NewPageAction_2211a7c50b9aaabef1c0074beca71f9c } from '../../../../src/admin/templates/NewPageControl'
import { SaveAsTemplate as SaveAsTemplate_4b434b641c69aa0a262fbc0de1e45605 } from '../../../../src/admin/templates/SaveAsTemplate'
import { AssignTenantFieldTrigger as AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { DocumentTab as DocumentTab_521d0d8d1d1f33ae77c698bb9d11261a } from '../../../../src/admin/document/DocumentTab'
import { NewPageControl as NewPageControl_2211a7c50b9aaabef1c0074beca71f9c } from '../../../../src/admin/templates/NewPageControl'
import { NoStatus as NoStatus_7596403b2b12b57716ed5cc9d013d59b } from '../../../../src/admin/templates/NoStatus'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CodeField as CodeField_6b37f89f187e08b439ceed64b15f99ac } from '../../../../src/admin/code/CodeField'
import { codeConverterClient as codeConverterClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CodeBlockBlockComponent as CodeBlockBlockComponent_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
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
import { RatioCell as RatioCell_f57c114642961184a1c006ee5d5b8305 } from '../../../../src/admin/media/Ratio'
import { RatioField as RatioField_f57c114642961184a1c006ee5d5b8305 } from '../../../../src/admin/media/Ratio'
import { WhereUsed as WhereUsed_59f6418127d6cd6e4ae782ce5e186afe } from '../../../../src/admin/in-use/WhereUsed'
import { MakeRedirect as MakeRedirect_9ea9ba78eb4028b6ab8bced93c0b55e7 } from '../../../../src/admin/redirects/MakeRedirect'
import { MakeRedirectCell as MakeRedirectCell_9ea9ba78eb4028b6ab8bced93c0b55e7 } from '../../../../src/admin/redirects/MakeRedirect'
import { IconPreview as IconPreview_930a898c98c551df3869091e29e36448 } from '../../../../src/admin/icons/IconPreview'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { RolesCell as RolesCell_03b1c1acd23be4d1290f37621d3c326b } from '../../../../src/admin/people/cells'
import { Sessions as Sessions_ca2686d5fa2c4d08d4182a71ce05823a } from '../../../../src/admin/sessions/Sessions'
import { ConfirmedCell as ConfirmedCell_03b1c1acd23be4d1290f37621d3c326b } from '../../../../src/admin/people/cells'
import { Invite as Invite_3bf4547d542c94df4ba338777e96eca6 } from '../../../../src/admin/people/Invite'
import { EndMembership as EndMembership_e8ff8408d766901c1417b8a488415177 } from '../../../../src/admin/people/EndMembership'
import { DocumentCell as DocumentCell_1d6b41745fe63ecf7865a84360f27e1f } from '../../../../src/admin/audit/cells'
import { DocumentField as DocumentField_1d6b41745fe63ecf7865a84360f27e1f } from '../../../../src/admin/audit/cells'
import { ChangesCell as ChangesCell_1d6b41745fe63ecf7865a84360f27e1f } from '../../../../src/admin/audit/cells'
import { Changes as Changes_56ba78bd1f58aebf0cde92d9a307cd93 } from '../../../../src/admin/audit/Changes'
import { CollectionCell as CollectionCell_1d6b41745fe63ecf7865a84360f27e1f } from '../../../../src/admin/audit/cells'
import { ActorCell as ActorCell_1d6b41745fe63ecf7865a84360f27e1f } from '../../../../src/admin/audit/cells'
import { AuditFilters as AuditFilters_58aac72e9f6daee8f1067792a124faac } from '../../../../src/admin/audit/AuditFilters'
import { StoredField as StoredField_7fb7941e09c69288ecb5816228681ea8 } from '../../../../src/admin/code/StoredField'
import { TargetCell as TargetCell_0f3f0485aab058a32a8093289bd76d17 } from '../../../../src/admin/redirects/TargetCell'
import { ImportExport as ImportExport_ebfd9d8ce234c2cf40d081b84ae370bd } from '../../../../src/admin/redirects/ImportExport'
import { MarkRead as MarkRead_12301905b7332d0d271d6468fa131ac9 } from '../../../../src/admin/submissions/MarkRead'
import { AnswerLabel as AnswerLabel_334b51da72d35f152a4f1f5e11a116a8 } from '../../../../src/admin/submissions/AnswerLabel'
import { ExportSubmissions as ExportSubmissions_fd1699501a49a2e88e3ffb270782c713 } from '../../../../src/admin/submissions/ExportSubmissions'
import { Nav as Nav_35768fd2de5a440b21e5aadef478b2e6 } from '../../../../src/admin/nav/Nav'
import { Icon as Icon_452f04fcd2ed8162ca5fbc6c89f204f1 } from '../../../../src/admin/brand/Icon'
import { Logo as Logo_b231ac8248d52be15270b4d2370a5c12 } from '../../../../src/admin/brand/Logo'
import { GlobalViewRedirect as GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { LockKeys as LockKeys_211cf82f86163e035efcbe6637732408 } from '../../../../src/admin/document/LockKeys'
import { ControlNames as ControlNames_e1d1ae2a9e0e3426b735689735cdc49c } from '../../../../src/admin/names/ControlNames'
import { TenantSelectionProvider as TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_e57afc99291726bda4e4e9629bc62236 } from '../../../../src/admin/dashboard/Dashboard'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/admin/lists/TitleCell#TitleCell": TitleCell_f2394d44f2ae921ebe2b6d8e5016aab2,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/admin/lists/LanguageStates#LanguageStatesCell": LanguageStatesCell_f692bbf6edd47de61e7c44b3117f6aa3,
  "/src/admin/lists/EmptyList#EmptyList": EmptyList_7cdd91e9b55c806012c1a0d147bb558d,
  "/src/admin/templates/NewPageControl#NewPageAction": NewPageAction_2211a7c50b9aaabef1c0074beca71f9c,
  "/src/admin/templates/SaveAsTemplate#SaveAsTemplate": SaveAsTemplate_4b434b641c69aa0a262fbc0de1e45605,
  "@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger": AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/admin/document/DocumentTab#DocumentTab": DocumentTab_521d0d8d1d1f33ae77c698bb9d11261a,
  "/src/admin/templates/NewPageControl#NewPageControl": NewPageControl_2211a7c50b9aaabef1c0074beca71f9c,
  "/src/admin/templates/NoStatus#NoStatus": NoStatus_7596403b2b12b57716ed5cc9d013d59b,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/code/CodeField#CodeField": CodeField_6b37f89f187e08b439ceed64b15f99ac,
  "@payloadcms/richtext-lexical/client#codeConverterClient": codeConverterClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#CodeBlockBlockComponent": CodeBlockBlockComponent_e70f5e05f09f93e00b997edb1ef0c864,
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
  "/src/admin/media/Ratio#RatioCell": RatioCell_f57c114642961184a1c006ee5d5b8305,
  "/src/admin/media/Ratio#RatioField": RatioField_f57c114642961184a1c006ee5d5b8305,
  "/src/admin/in-use/WhereUsed#WhereUsed": WhereUsed_59f6418127d6cd6e4ae782ce5e186afe,
  "/src/admin/redirects/MakeRedirect#MakeRedirect": MakeRedirect_9ea9ba78eb4028b6ab8bced93c0b55e7,
  "/src/admin/redirects/MakeRedirect#MakeRedirectCell": MakeRedirectCell_9ea9ba78eb4028b6ab8bced93c0b55e7,
  "/src/admin/icons/IconPreview#IconPreview": IconPreview_930a898c98c551df3869091e29e36448,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/admin/people/cells#RolesCell": RolesCell_03b1c1acd23be4d1290f37621d3c326b,
  "/src/admin/sessions/Sessions#Sessions": Sessions_ca2686d5fa2c4d08d4182a71ce05823a,
  "/src/admin/people/cells#ConfirmedCell": ConfirmedCell_03b1c1acd23be4d1290f37621d3c326b,
  "/src/admin/people/Invite#Invite": Invite_3bf4547d542c94df4ba338777e96eca6,
  "/src/admin/people/EndMembership#EndMembership": EndMembership_e8ff8408d766901c1417b8a488415177,
  "/src/admin/audit/cells#DocumentCell": DocumentCell_1d6b41745fe63ecf7865a84360f27e1f,
  "/src/admin/audit/cells#DocumentField": DocumentField_1d6b41745fe63ecf7865a84360f27e1f,
  "/src/admin/audit/cells#ChangesCell": ChangesCell_1d6b41745fe63ecf7865a84360f27e1f,
  "/src/admin/audit/Changes#Changes": Changes_56ba78bd1f58aebf0cde92d9a307cd93,
  "/src/admin/audit/cells#CollectionCell": CollectionCell_1d6b41745fe63ecf7865a84360f27e1f,
  "/src/admin/audit/cells#ActorCell": ActorCell_1d6b41745fe63ecf7865a84360f27e1f,
  "/src/admin/audit/AuditFilters#AuditFilters": AuditFilters_58aac72e9f6daee8f1067792a124faac,
  "/src/admin/code/StoredField#StoredField": StoredField_7fb7941e09c69288ecb5816228681ea8,
  "/src/admin/redirects/TargetCell#TargetCell": TargetCell_0f3f0485aab058a32a8093289bd76d17,
  "/src/admin/redirects/ImportExport#ImportExport": ImportExport_ebfd9d8ce234c2cf40d081b84ae370bd,
  "/src/admin/submissions/MarkRead#MarkRead": MarkRead_12301905b7332d0d271d6468fa131ac9,
  "/src/admin/submissions/AnswerLabel#AnswerLabel": AnswerLabel_334b51da72d35f152a4f1f5e11a116a8,
  "/src/admin/submissions/ExportSubmissions#ExportSubmissions": ExportSubmissions_fd1699501a49a2e88e3ffb270782c713,
  "/src/admin/nav/Nav#Nav": Nav_35768fd2de5a440b21e5aadef478b2e6,
  "/src/admin/brand/Icon#Icon": Icon_452f04fcd2ed8162ca5fbc6c89f204f1,
  "/src/admin/brand/Logo#Logo": Logo_b231ac8248d52be15270b4d2370a5c12,
  "@payloadcms/plugin-multi-tenant/rsc#GlobalViewRedirect": GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "/src/admin/document/LockKeys#LockKeys": LockKeys_211cf82f86163e035efcbe6637732408,
  "/src/admin/names/ControlNames#ControlNames": ControlNames_e1d1ae2a9e0e3426b735689735cdc49c,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider": TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/admin/dashboard/Dashboard#Dashboard": Dashboard_e57afc99291726bda4e4e9629bc62236,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
