import { rich, t } from '@/blocks/draft'

export const careersQuestions = [
  {
    question: t('Moet ik Nederlands spreken?', 'Must I speak Dutch?'),
    answer: rich(
      'Verstaan wel, want u zit een week naast een planner die in het Nederlands vloekt. Code, commentaar en overleg over code zijn in het Engels.',
      'Understand it, yes: you will spend a week beside a planner who swears in Dutch. Code, comments and talk about code are in English.',
    ),
  },
  {
    question: t('Is een diploma nodig?', 'Is a degree needed?'),
    answer: rich(
      'Nee. Laat iets zien dat u gemaakt hebt en vertel wat u er nu anders aan zou doen. Dat tweede telt zwaarder.',
      'No. Show something you made and tell what you would do differently now. The second weighs more.',
    ),
  },
  {
    question: t('Hoe zit het met taalmodellen?', 'What about language models?'),
    answer: rich(
      'Gebruik wat u helpt. Wie een regel inlevert, kan hem uitleggen en staat ervoor in, hoe hij ook is ontstaan.',
      'Use what helps you. Whoever hands in a line can explain it and answers for it, however it came about.',
    ),
  },
  {
    question: t('Is er doorgroei?', 'Is there a career path?'),
    answer: rich(
      'Geen ladder. U krijgt lastiger werk, klanten die naar u vragen en elk jaar een gesprek over geld. Wie wil leiden, is bij ons verkeerd.',
      'No ladder. You get harder work, customers who ask for you, and a talk about money every year. Whoever wants to manage is in the wrong place.',
    ),
  },
] as const
