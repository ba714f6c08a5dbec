import type { Topic } from './article';

export const TOPIC_TITLES: Record<Topic, { title: string; text: string }> = {
  basics: { title: 'Begin here', text: 'What the document is, and how a first one comes about.' },
  writing: { title: 'Write it well', text: 'Goals, stories and criteria that hold when somebody asks.' },
  engineering: { title: 'For those who build', text: 'Requirements that survive the way to code and tests.' },
  comparing: { title: 'Choose the right form', text: 'Which document, which tool, which way of working.' },
};
