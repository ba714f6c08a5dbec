import type { Limit } from './brief.js';

/** The languages it has to speak. */

export const languageNames =
  'Valencian|Sotho|Tswana|Kikuyu|Luo|Fula|Bambara|Malagasy|Tibetan|Faroese|Greenlandic|Kannada|Telugu|Marathi|Gujarati|Malayalam|Zapotec|Nahuatl|Guarani|Aymara|Sámi|Frisian|Breton|Belarusian|Macedonian|Bosnian|Azerbaijani|Uzbek|Oromo|Shona|Sesotho|Setswana|Afrikaans|Kinyarwanda|Lingala|Bemba|Romansh|Samoan|Te reo Māori|Māori|Twi|Ewe|Wolof|Igbo|Xhosa|Somali|Sinhala|Khmer|Lao|Burmese|Georgian|Armenian|Kazakh|Mongolian|Icelandic|Galician|Luxembourgish|Maltese|Quechua|Kurdish|Pashto|Dari|Tigrinya|Flemish|English|French|German|Spanish|Italian|Portuguese|Dutch|Norwegian|Swedish|Danish|Finnish|Polish|Czech|Romanian|Greek|Turkish|Arabic|Hebrew|Hindi|Urdu|Bengali|Punjabi|Tamil|Chinese|Mandarin|Cantonese|Japanese|Korean|Vietnamese|Thai|Russian|Ukrainian|Welsh|Irish|Estonian|Latvian|Lithuanian|Slovenian|Slovak|Hungarian|Bulgarian|Croatian|Serbian|Albanian|Chichewa|Yoruba|Hausa|Amharic|Zulu|Catalan|Basque|Malay|Indonesian|Tagalog|Farsi|Persian|Nepali|Gaelic|Swahili';
/** `PL + EN + DE` */
const codes =
  /^(?:PL|EN|DE|FR|ES|IT|NL|PT|SV|DA|NO|FI|CS|SK|HU|RO|BG|HR|SL|UK|RU|AR|TR|EL)(?: ?[+,/&] ?(?:PL|EN|DE|FR|ES|IT|NL|PT|SV|DA|NO|FI|CS|SK|HU|RO|BG|HR|SL|UK|RU|AR|TR|EL)\b)+/;

export function languages(sentence: string): Limit[] {
  const list = new RegExp(
    String.raw`\b(?:[Ii]n|speak|speaks|speaking|reads?|[Ll]anguages?:?|[Ss]upports?|[Aa]vailable in|translated into|both)\s+((?:(?:${languageNames}|(?<=(?:${languageNames})(?:, | or | and ))\p{Lu}\p{Ll}{2,})(?:,\s*|\s+(?:and|or|&)\s+|\s*\/\s*)?)+)(?=$|[\s.,;])(?!\s*(?:,|\/|and\b|or\b|&)\s*(?:${languageNames})\b)(?!\s+(?!(?:and|or|from|by|with|on|at|for|in|to|when|where|only|as|if|so|because|while|but|during|within|until|via|since|which)\b)\p{L}+)`,
    'u',
  );
  const match = sentence.match(list);
  const [short] = codes.exec(sentence) ?? [];
  if (short) return [{ kind: 'language', text: short }];
  if (new RegExp(String.raw`^(?:${languageNames})(?:(?:,\s|\sand\s)(?:${languageNames}))*\.?$`).test(sentence))
    return [{ kind: 'language', text: sentence.replace(/\.$/, '') }];
  // 'Slovenian for pickers, English for florists'
  if (
    new RegExp(
      String.raw`^(?:(?:${languageNames}) for (?:the |our )?[\p{L}-]+(?: [\p{L}-]+)?(?:,? and |, |\.?$))+$`,
      'u',
    ).test(sentence)
  )
    return [{ kind: 'language', text: sentence.replace(/\.$/, '') }];
  // 'urdu arabic bengali english': nothing but names of languages.
  const bare = sentence
    .split(/,(?!\d)\s|;\s/)
    .map((part) => part.replace(/[.!]$/, '').replace(/^languages? /i, ''))
    .find((part) =>
      new RegExp(
        String.raw`^(?:${languageNames})(?:(?:\s(?:and\s|or\s)?|\/|\s?&\s?)(?:${languageNames}))+$`,
        'iu',
      ).test(part),
    );
  if (!match && bare)
    return [
      { kind: 'language', text: bare.replace(/(?<!\p{L})(?!and\b|or\b)\p{Ll}/gu, (letter) => letter.toUpperCase()) },
    ];
  const only = sentence.match(
    new RegExp(String.raw`\b(${languageNames}) (?:only|first|UI|interface|user interface)\b`, 'u'),
  )?.[1];
  if (!match && only) return [{ kind: 'language', text: only }];
  return match?.[1] ? [{ kind: 'language', text: match[1].trim().replace(/[,/]\s*$/, '') }] : [];
}
