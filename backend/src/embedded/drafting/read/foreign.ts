import { isListed } from './lexicon.js';

/**
 * Ideas in other languages. English grammar would only find nonsense in them, so what is kept is what needs no
 * grammar: names, numbers, dates, sums, the kind of product; the author's sentences stay as quotations.
 */

const common: Record<string, RegExp> = {
  german:
    /\b(?:der|die|das|und|für|mit|ein|eine|einer|zur|zum|auf|nicht|wir|ist|sind|von|im|den|dem|des|soll|möchte|sich|oder|zu|um|als|bei|aus|wie|auch|mein|meine|unser)\b/giu,
  french: /\b(?:le|la|les|des|une|un|pour|que|qui|avec|dans|est|nous|sur|aux|du|vers|leur|leurs|entre|chez|et)\b/giu,
  spanish: /\b(?:el|los|las|una|para|que|con|por|del|sus|en|un|y|es|al|sin|desde|nuestra|queremos)\b/giu,
  italian: /\b(?:il|gli|una|per|che|con|di|del|della|nel|sono|un|e|al|dei|delle)\b/giu,
  portuguese: /\b(?:uma|para|que|com|os|as|dos|das|em|um|não|nós|e|ao|pelo|seus)\b/giu,
  dutch: /\b(?:het|een|voor|met|van|en|die|dat|zijn|wij|op|naar|hun|bij|om|te)\b/giu,
};
const english =
  /\b(?:the|a|an|and|for|to|of|with|that|are|their|we|our|they|on|who|can|by|it|at|from|where|should)\b/gi;

/** Whether the text is mostly in another language than English. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.5) return true;
  const words = text.split(/\s+/).length;
  const own = text.match(english)?.length ?? 0;
  const most = Math.max(...Object.values(common).map((pattern) => text.match(pattern)?.length ?? 0));
  if (looksForeign(text, own)) return true;
  return (
    most > own &&
    (most >= 3 ||
      (most >= 1 &&
        own === 0 &&
        words <= 12 &&
        /[äöüßéèêàçñáíóúãõ]|\b(?:eine?|zur|für|une|pour|una|para|voor|een)\b/iu.test(text)))
  );
}

/** Several sentences or clauses without one English function word, and with hardly a word that English knows. */
function looksForeign(text: string, own: number): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  if (words.length < 5 || own > words.length / 10) return false;
  const known = words.filter((word) => isListed(word)).length;
  return known < words.length * 0.25 && /[äöüßéèêàçñáíóúãõłśżęą]/iu.test(text);
}

const kinds: [pattern: RegExp, kind: string][] = [
  [
    /\b(?:apps?|anwendung|application|aplicación|aplicacion|aplicativo|applicazione|applicatie)\b|アプリ|应用|앱|приложение|تطبيق/iu,
    'app',
  ],
  [
    /\b(?:plattform|plateforme|plataforma|piattaforma|platform)\b|プラットフォーム|平台|플랫폼|платформа|منصة/iu,
    'platform',
  ],
  [/\b(?:marktplatz|marché en ligne|mercado|marketplace|marktplaats)\b|マーケットプレイス/iu, 'marketplace'],
  [/\b(?:portal|portail|portale)\b/iu, 'portal'],
  [/\b(?:website|webseite|site web|sitio web|página web|sito|site)\b|サイト|网站|сайт/iu, 'website'],
  [/\b(?:tool|werkzeug|outil|herramienta|ferramenta|strumento)\b|ツール|工具/iu, 'tool'],
  [/\b(?:dienst|service|servicio|serviço|servizio)\b|サービス|服务|서비스|сервис|خدمة/iu, 'service'],
  [/\b(?:system|système|sistema|systeem|software|logiciel)\b|システム|系统|시스템|система|نظام/iu, 'system'],
];
export const foreignKind = (text: string): string => kinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'product';

/** Month names of the neighbours, so that a date is read as one. */
const months: [pattern: RegExp, month: string][] = [
  [/\b(?:januar|janvier|enero|janeiro|gennaio|januari)\b/giu, 'January'],
  [/\b(?:februar|février|febrero|fevereiro|febbraio|februari)\b/giu, 'February'],
  [/\b(?:märz|mars|marzo|março|maart)\b/giu, 'March'],
  [/\b(?:avril|abril|aprile)\b/giu, 'April'],
  [/\b(?:mai|mayo|maio|maggio|mei)\b/giu, 'May'],
  [/\b(?:juni|juin|junio|junho|giugno)\b/giu, 'June'],
  [/\b(?:juli|juillet|julio|julho|luglio)\b/giu, 'July'],
  [/\b(?:août|agosto|augustus)\b/giu, 'August'],
  [/\b(?:septembre|septiembre|setembro|settembre)\b/giu, 'September'],
  [/\b(?:oktober|octobre|octubre|outubro|ottobre)\b/giu, 'October'],
  [/\b(?:novembre|noviembre|novembro)\b/giu, 'November'],
  [/\b(?:dezember|décembre|diciembre|dezembro|dicembre)\b/giu, 'December'],
];
export const withEnglishMonths = (text: string): string =>
  months
    .reduce((all, [pattern, month]) => all.replace(pattern, month), text)
    .replace(/\b(\d{1,2})\. (?=\p{Lu}\p{Ll}+ 20\d\d)/gu, '$1 ');

/** `in Bayern`, `de Nantes`, `de Mendoza`, `東京の`. */
export function foreignPlace(text: string): string | null {
  const latin = text.match(
    /(?<!^)\b(?:in|im|à|a|en|de|aus|em|di|te|uit|van)\s(\p{Lu}\p{Ll}{3,}(?:\s\p{Lu}\p{Ll}+)?)/u,
  )?.[1];
  if (latin && !/^(?:Januar|Februar|March|März|April|Juni|Juli|August|September|Oktober|Dezember)/.test(latin))
    return `in ${latin}`;
  const native = text.match(/(東京|大阪|京都|日本|北京|上海|서울|부산|Москв\p{L}+|القاهرة|دبي)/u)?.[1];
  return native ? `in ${native}` : null;
}
