/** Requirements as somebody writes them in Arabic and Hebrew, with figures and Latin names between the words. */
export const RIGHT_TO_LEFT = [
  'يرى المخطط كل وردية مفتوحة في صفحة واحدة ويملأ التالية في أقل من دقيقتين.',
  'המתכנן רואה את כל המשמרות הפתוחות בדף אחד וממלא את הבאה תוך פחות משתי דקות.',
  'يفقد الفريق 40 دقيقة كل يوم في مكالمات عن SpecForge والجدول القديم.',
  'הגרסה הראשונה כוללת תכנון, הודעות ותמונות; חשבוניות ב־PDF יבואו בגרסה השנייה.',
  'تصل الإجابات خلال 300 ms لخمسة وتسعين طلبا من كل مئة.',
  'מי שאינו בצוות אינו רואה תמונה, והעתק שנמחק נעלם תוך 30 יום.',
  'التصدير إلى مكتب الرواتب (CSV) كل يوم جمعة.',
];

/** What a person may type, and what breaks programs that trust it. */
export const HOSTILE = [
  'Control \u0001\u0008\u000b characters, a tab\tand a line\u2028separator',
  '<w:t>&amp; ]]> "quotes" \'too\' <script>alert(1)</script> <!-- & -->',
  '👩‍👩‍👧‍👦 emoji 🇬🇧 🏴󠁧󠁢󠁳󠁣󠁴󠁿 and 漢字かな交じり文 with ∑∫√',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4),
  'override \u202e reversed \u2066 isolate',
  '=HYPERLINK("http://127.0.0.1/?x="&A1,"open") +1-2 @SUM(A1:A9)',
  '=1+1',
  "-2+3+cmd|' /C calc'!A0",
  '# no heading, **no bold**, _no stress_, `no code`, [no link](javascript:alert(1)) and ![no picture](x)',
  '| no | table | \\| here |',
  '1. no list - nor this * nor that + nor ~~this~~ {{nor}} ${that} %s',
  '</table></style></body><h1>no page</h1>&nbsp;&#x202e;',
  'cafe\u0301 combining, \u200bzero\u200dwidth, nb\u00a0space',
  'http://127.0.0.1:1/a-path-that-goes-on/and-on/and-on/and-on/and-on?and=on&and=on#and-on',
];

/** Where the same thing is asked for once more: what makes a document long. */
export const PLACES = [
  'at the harbour office in Gdańsk',
  'for the night shift in Łódź',
  'at the second site near Århus',
  'in the warehouse of Zürich-Oerlikon',
  'on the phones of drivers in Málaga',
  'in the call centre of Cluj-Napoca',
];
