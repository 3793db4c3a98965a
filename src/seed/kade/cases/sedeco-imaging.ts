import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { decisions, fromPictureToCurve, threeWays } from './sedeco-imaging-story'
import { related } from './related'

export const sedecoImaging: PageSeed = {
  key: 'projecten-sedeco-imaging',
  paths: t('/projecten/sedeco-imaging', '/cases/sedeco-imaging'),
  title: t('sedeco imaging, korrels meten op een foto', 'sedeco imaging, measuring grains'),
  seo: {
    description: t(
      'Korrels meten op een foto van de bodem: een minuut in plaats van een middag, en elke meting is na te rekenen. Ook waar het niet kan.',
      'Measuring grains on a picture of the soil: a minute instead of an afternoon, each result checkable. And where it cannot be done.',
    ),
    image: 'case-sedeco-imaging',
  },
  blocks: [
    {
      blockType: 'caseHeader',
      heading: t('sedeco imaging', 'sedeco imaging'),
      summary: t(
        'Korrels meten op een foto van de bodem. Wat een laborant een middag kostte, kost nu een minuut, met de foto ernaast om het na te rekenen.',
        'Measuring grains on a picture of the soil. What took a technician an afternoon now takes a minute, with the picture beside it to check the result.',
      ),
      image: image('case-sedeco-imaging'),
      sector: t('Bodemonderzoek', 'Soil research'),
      year: '2024',
      duration: t('13 weken', '13 weeks'),
      facts: [
        { label: t('Gebruikers', 'Users'), value: t('8 laboranten', '8 technicians') },
        { label: t('Bouwers', 'Builders'), value: t('2', '2') },
        {
          label: t('Draait op', 'Runs on'),
          value: t('Een werkstation zonder internet', 'A workstation without internet'),
        },
        { label: t('Gebouwd met', 'Built with'), value: t('Rust, OpenCV, SQLite', 'Rust, OpenCV, SQLite') },
        { label: t('In gebruik sinds', 'In use since'), value: t('september 2024', 'September 2024') },
      ],
    },
    {
      blockType: 'stats',
      variant: 'row',
      tone: 'inverse',
      heading: t('Op 300 monsters vergeleken', 'Compared on 300 samples'),
      items: [
        {
          value: t('1 min', '1 min'),
          label: t('per foto, controle inbegrepen', 'a picture, checking included'),
          note: t('Was een middag met een schuifmaat.', 'Was an afternoon with callipers.'),
        },
        {
          value: t('2,1%', '2.1%'),
          label: t('verschil met de zeef in D50, mediaan', 'difference from the sieve in D50, median'),
          note: t('Twee keer zeven geeft 1,4%.', 'Sieving twice gives 1.4%.'),
        },
        {
          value: t('1 op 14', '1 in 14'),
          label: t('korrels verbetert een mens', 'grains is corrected by a person'),
          note: t('In de eerste maand 1 op 6.', 'In the first month 1 in 6.'),
        },
      ],
    },
    {
      blockType: 'richText',
      measure: 'lead',
      heading: t('De vraag', 'The question'),
      content: rich(
        'Hoe grof is deze grond? Om dat te weten droogt men een monster, schudt het een kwartier door een toren van zeven, en weegt wat er op elke zeef ligt. Daarna is het monster geen monster meer.\n\nEen foto laat alles heel. Maar een foto die een getal geeft zonder te laten zien waar het vandaan komt, hoort niet in een laboratorium.',
        'How coarse is this soil? To find out, one dries a sample, shakes it through a tower of sieves for a quarter of an hour, and weighs what lies on each. After that the sample is no longer a sample.\n\nA picture leaves everything whole. But a picture that gives a number without showing where it came from has no place in a laboratory.',
      ),
    },
    {
      blockType: 'steps',
      variant: 'stack',
      heading: t('Van foto naar kromme', 'From picture to curve'),
      items: fromPictureToCurve,
    },
    {
      blockType: 'comparison',
      tone: 'subtle',
      heading: t('Wanneer de foto, wanneer de zeef', 'When the picture, when the sieve'),
      intro: t(
        'De zeef blijft de norm. De foto is voor al die keren dat er geen tijd was om te zeven.',
        'The sieve remains the standard. The picture is for all the times there was no time to sieve.',
      ),
      options: [
        { name: t('Zeef', 'Sieve') },
        { name: t('Schuifmaat', 'Callipers') },
        { name: t('Foto', 'Picture'), highlighted: true },
      ],
      rows: threeWays,
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'two',
      heading: t('Wat we kozen', 'What we chose'),
      items: decisions,
    },
    {
      blockType: 'richText',
      measure: 'reading',
      tone: 'subtle',
      heading: t('Drie weken en een filter', 'Three weeks and a filter'),
      content: rich(
        'Natte korrels glimmen. Elke glimp zag het systeem als een korrel op een korrel. We hebben drie weken code geschreven om glans te herkennen, en kwamen van achttien procent fouten naar elf.\n\nToen vroeg een laborant of we het met een poolfilter hadden geprobeerd. Het filter kostte veertig euro en bracht de fouten naar twee procent. De code is eruit. Sindsdien staat [de eerste week](page:werkwijze) van zo’n project bij ons in het teken van de lamp, de lens en de tafel.\n\nVeen lukt niet. Donker op donker heeft geen rand. Bij zulke lagen geeft het systeem geen getal, maar de woorden “niet te meten” en de reden. Dat was het moeilijkste scherm om goed te krijgen.',
        'Wet grains shine. The system took every glint for a grain upon a grain. We spent three weeks writing code to recognise shine, and brought the errors from eighteen per cent to eleven.\n\nThen a technician asked whether we had tried a polarising filter. The filter cost forty euros and brought the errors to two per cent. The code is gone. Since then [the first week](page:werkwijze) of such a project is about the lamp, the lens and the table.\n\nPeat does not work. Dark upon dark has no edge. For such layers the system gives no number, but the words “cannot be measured” and the reason. That was the hardest screen to get right.',
      ),
    },
    related('legentic', 'makemaps'),
    {
      blockType: 'callToAction',
      heading: t(
        'Meet u iets met de hand dat een foto ook kan?',
        'Do you measure by hand what a picture could?',
      ),
      text: t(
        'Stuur tien foto’s en de uitkomsten. Na een week weet u of het kan, en hoe ver het ernaast zit.',
        'Send ten pictures and their results. After a week you will know whether it can be done, and how far off it is.',
      ),
      link: toPage('contact', t('Stuur tien foto’s', 'Send ten pictures')),
      tone: 'primary',
    },
  ],
}
