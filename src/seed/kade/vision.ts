import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../types'
import { propositions, thirtyYears } from './vision-scenes'

/** An essay in scenes, on a layout of its own. */
export const visionStuttgart: PageSeed = {
  key: 'vision-stuttgart',
  layout: 'vision',
  title: t('Stuttgart, of software die dertig jaar mag duren', 'Stuttgart, or software for thirty years'),
  seo: {
    description: t(
      'Een stad in een kom, een station in aanbouw, machines die langer meegaan dan hun makers. Wat software daarvan kan leren: een essay.',
      'A city in a bowl, a station being built, machines that outlast their makers. What software can learn from them: an essay in scenes.',
    ),
    image: 'raster',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'immersive',
      kicker: t('Visie, Stuttgart', 'Vision, Stuttgart'),
      heading: t('Bouwen terwijl de treinen rijden', 'Building while the trains run'),
      intro: t(
        'Een stad in een kom, een station dat al jaren onder de grond verdwijnt, fabrieken die gereedschap maken voor fabrieken. Wij zijn er gaan kijken, en moesten aan software denken.',
        'A city in a bowl, a station that has been sinking below ground for years, factories that make tools for factories. We went to look, and could not help thinking of software.',
      ),
      image: image('raster'),
      caption: t('Havenkraan, in grof drukraster', 'Harbour crane, in coarse halftone'),
    },
    {
      blockType: 'richText',
      measure: 'lead',
      heading: t('De kom', 'The bowl'),
      content: rich(
        'Stuttgart ligt in een dal met één opening. De lucht staat er stil, tenzij de hellingen haar koel naar beneden laten stromen. Daarom heeft de stad al sinds de jaren dertig een meteoroloog in dienst, en zijn er stroken waar niet gebouwd mag worden. Ze zien er leeg uit. Ze zijn het meest gebruikte deel van de stad.\n\nElk groot systeem heeft zulke stroken nodig. Een plek waar gegevens naar buiten kunnen, in een vorm die een ander begrijpt. Wie haar dichtbouwt omdat er toch niets staat, merkt het pas in augustus.',
        'Stuttgart lies in a valley with a single opening. The air stands still unless the slopes let it flow down, cool, at night. That is why the city has kept a meteorologist since the nineteen-thirties, and why there are strips on which nobody may build. They look empty. They are the most used part of the city.\n\nEvery large system needs such strips. A place where data can get out, in a form that others understand. Build it over because nothing seems to be there, and you will notice only in August.',
      ),
    },
    {
      blockType: 'mediaText',
      variant: 'over',
      heading: t('De kuil', 'The pit'),
      content: rich(
        'Sinds 2010 wordt er aan het station gebouwd. Zestien sporen die ophielden worden er acht die doorlopen, een kwartslag gedraaid, onder de grond. Het is een prachtige tekening. Maar reizigers hebben vijftien jaar lang in iets anders gewoond: loopbruggen, omwegen, een bord dat elke maand verhangen werd.\n\nHet tijdelijke is waar mensen leven. De tekening toont het begin en het eind. Software voor de bouw, en voor elke verbouwing, zou over het midden moeten gaan: wat is er vandaag open, wie moet waarlangs, en wat ging er dicht sinds gisteren?',
        'They have been building the station since 2010. Sixteen tracks that ended become eight that carry on, turned by a quarter, below ground. It is a splendid drawing. But for fifteen years travellers have lived in something else: footbridges, detours, a sign that was rehung every month.\n\nThe temporary is where people live. The drawing shows the beginning and the end. Software for construction, and for every rebuilding, should be about the middle: what is open today, who goes which way, and what has closed since yesterday?',
      ),
      image: image('blueprint'),
    },
    {
      blockType: 'quote',
      text: t(
        'Een machine onthoudt alles. Een bedrijf vergeet elke dag iets.',
        'A machine remembers everything. A company forgets something every day.',
      ),
      source: t('Kade', 'Kade'),
      detail: t('In de trein terug', 'On the train home'),
    },
    {
      blockType: 'timeline',
      heading: t('De machine', 'The machine'),
      intro: t(
        'Een freesbank staat er dertig jaar. De software erin wordt gemaakt voor drie. Dit is wat er in de tussentijd gebeurt.',
        'A milling machine stands for thirty years. The software in it is made for three. This is what happens in between.',
      ),
      items: thirtyYears,
    },
    {
      blockType: 'mediaText',
      variant: 'left',
      tone: 'subtle',
      heading: t('De trap', 'The stairs'),
      content: rich(
        'Uit de kom klimmen meer dan vierhonderd trappen, tussen wijngaarden en achtertuinen door. Ze zijn de kortste weg naar boven. Behalve voor wie een kinderwagen heeft, een koffer of een knie.\n\nDe stad heeft daarom ook een tandradbaan, die dezelfde helling neemt en waar iedereen in mag. Niet als voorziening achteraf, maar met een dienstregeling.\n\nZo zouden schermen moeten zijn. De korte weg voor wie hem elke dag loopt, de rustige voor wie er één keer komt, en boven hetzelfde uitzicht.',
        'More than four hundred flights of stairs climb out of the bowl, between vineyards and back gardens. They are the shortest way up. Except for those with a pram, a suitcase or a knee.\n\nSo the city also has a rack railway, which takes the same slope and lets everybody on. Not as an amenity added later, but with a timetable.\n\nScreens should be like that. The short way for those who walk it daily, the calm one for those who come once, and the same view at the top.',
      ),
      image: image('axonometric'),
      caption: t('Twee hoogten, en wat ze verbindt', 'Two levels, and what joins them'),
      ratio: 'original',
    },
    {
      blockType: 'features',
      variant: 'list',
      heading: t('Wat we meenamen', 'What we took home'),
      items: propositions,
    },
    {
      blockType: 'quote',
      text: t(
        'Wat af is, is nog niet oud genoeg om goed te zijn.',
        'What is finished is not yet old enough to be good.',
      ),
      source: t('Kade', 'Kade'),
      detail: t('Genoteerd in Stuttgart', 'Noted in Stuttgart'),
      image: image('bricks'),
    },
    {
      blockType: 'callToAction',
      heading: t(
        'Bouwt u aan iets dat langer duurt dan wij?',
        'Are you building something that will outlast us?',
      ),
      text: t(
        'Een stad, een fabriek, een brug. Dan praten we graag over de software die het moet bijhouden.',
        'A city, a factory, a bridge. Then we should like to talk about the software that has to keep up with it.',
      ),
      link: toPage('belafspraak', t('Plan een gesprek', 'Schedule a call')),
      tone: 'primary',
    },
  ],
}
