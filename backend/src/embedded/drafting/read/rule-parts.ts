/** Parts of which the forms of rules are made: a number, a time, a sum, a thing by its name, and a limit. */

export const few = String.raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty)`;
export const span = String.raw`${few} (?:(?:working|business|calendar) )?(?:secs?|seconds?|mins?|minutes?|hours?|hrs?|h|days?|nights?|weeks?|months?|quarters?|years?)`;
export const sum = String.raw`(?:(?:[€£$]|EUR |USD |GBP )\s?)?\d[\d.,]*(?:\s?(?:k|%|€|°\s?[CF]|EUR|USD|GBP|CHF|euros?|dollars?|pounds?|kg|km|miles|points|stars?|secs?|seconds?|mins?|minutes?|hours?|days?|weeks?|months?|years?)(?![\p{L}]))?`;
const compare =
  'worth more than|(?:older|younger|longer|shorter|larger|bigger|higher|lower|heavier|later|more|less|fewer) than|over|above|under|below|exceeding|of more than|of less than|of at least|with more than|with less than';
/** A thing by its name, up to what is said of it. */
export const thing = String.raw`(?<thing>(?!(?:if|when|whenever|once|as|while|unless|nothing|only|nobody)\b)(?:(?:an?|the|each|every|any|all) )?[\p{L}'-]+(?: (?!(?:that|which|who|when|if|unless|because|than|worth|gets?|receives?|is|are|with|over|above|under|below|older|longer|must|may|can|cannot|needs?|requires?|has|have|not)\b)[\p{L}'-]+){0,4})`;
export const limit = String.raw`(?<compare>${compare}) (?<value>${sum})`;
