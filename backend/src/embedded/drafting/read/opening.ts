import { singular } from '../language.js';
import type { Brief, Capability } from './brief.js';
import { bareNoun } from './phrases.js';

/** What the first words of an idea say when they hold no clause: 'ground station booking for cubesat operators'. */
export interface Opening {
  /** Singular, at most two words: `bicycle repair`. */
  noun: string;
  /** The words as they stand, for a working title: `animal shelter adoption`. */
  title: string;
  capabilities: Capability[];
}

const patterns =
  'uber|airbnb|tinder|netflix|spotify|shopify|duolingo|slack|notion|linkedin|amazon|deliveroo|doordash|strava|instagram|tiktok|figma|trello|calendly|etsy|ebay|github|stripe|peloton|zoom|youtube|twitch|kickstarter|booking\\.com|tripadvisor|yelp|goodreads|vinted';

/** 'Uber for dogs', 'something like Duolingo for sign language'. */
export function analogyOf(text: string): Brief['analogy'] {
  const match = text.match(
    new RegExp(
      String.raw`\b(${patterns})\s+(?:but\s+)?for\s+((?:the\s+)?(?:(?!but\b|and\b|in\b|or\b)[\p{L}-]+\s?){1,3}?)(?=$|[,.;:!?(]| (?:in|at|on|with|who|that|and|but|or|to|for|where|which)\b)`,
      'iu',
    ),
  );
  const funded = /^(?:a |an )?crowd-?funding(?: platform| site| app)? for ((?:[\p{L}-]+\s?){1,3})(?=$|[,.;:])/iu.exec(
    text,
  )?.[1];
  if (funded) return { model: 'kickstarter', subject: (bareNoun(funded) || singular(funded.trim())).toLowerCase() };
  if (!match?.[1] || !match[2]) return null;
  const subject = bareNoun(match[2]) || singular(match[2].trim());
  return { model: match[1].toLowerCase(), subject: subject.toLowerCase() };
}
