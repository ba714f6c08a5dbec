/** In this order on the page. Apart from the parser, which no browser needs. */
export const TOPICS = ['basics', 'writing', 'engineering', 'comparing'] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_TITLES: Record<Topic, { title: string; text: string }> = {
  basics: { title: 'Begin here', text: 'What the document is, and how a first one comes about.' },
  writing: { title: 'Write it well', text: 'Goals, stories and criteria that hold when somebody asks.' },
  engineering: { title: 'For those who build', text: 'Requirements that survive the way to code and tests.' },
  comparing: { title: 'Choose the right form', text: 'Which document, which tool, which way of working.' },
};
