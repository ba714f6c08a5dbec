/** Letters whose own name opens with a vowel sound: an FAQ, an MRI, an SMS; a PDF, a URL. */
const spelledOut = /^(?:[AEFHILMNORSX][A-Z0-9]*s?|[AEFHILMNORSX][A-Z]+\w*)(?:$|[\s&-])/;
/** Abbreviations that are spoken as a word. */
const spokenWhole =
  /^(?:NASA|NATO|LAN|RAM|ROM|REST|SaaS|SIM|SCADA|SOC|HIPAA|FIFA|NGO's|LoRa|SAP|RAG|LLMOps|MIDI|NEET|LED's|LiDAR|HACCP|FERPA|LIDAR|MOOC)\b/;
const vowelNumber = /^(?:8|11|18)(?!\d{2}\b)/;
const silentH = /^(?:hour|hono|hones|heir|x-)/i;
/** Spoken with a consonant first: a unit, a European, a one-off, a user. */
const consonantStart = /^(?:uni(?!n|m)|use|usa|usu|uti|ura|uro|ute|eu|ewe|one\b|once|ukul|ubiq)/i;

/** Whether `an` goes before it: decided by sound, not by letter. */
export function opensWithVowel(text: string): boolean {
  if (spokenWhole.test(text)) return /^[AEIO]/.test(text);
  if (/^[A-Z]{2}|^[A-Z][A-Z0-9]*(?:$|[\s&-])/.test(text) && !/^[A-Z]{6,}/.test(text)) return spelledOut.test(text);
  if (vowelNumber.test(text) || silentH.test(text)) return true;
  return /^[aeiouàáâäåæèéêëìíîòóôöøùúûœ]/i.test(text) && !consonantStart.test(text);
}
