/** Colours and typefaces of what is printed, whatever the style. */
export const INK = '#1b1714';
export const QUIET = '#5c534b';
export const EMBER = '#b23a0e';
export const PATINA = '#1f5f5b';
export const DANGER = '#8a1c1c';
export const HAIRLINE = '#d9cfc2';
export const SOFT = '#f6efe4';
export const SERIF = `'Source Serif 4', 'Source Serif 4 Variable', 'Noto Sans Arabic', 'Noto Sans Hebrew', Georgia, serif`;
export const SANS = `Inter, 'Inter Variable', 'Noto Sans Arabic', 'Noto Sans Hebrew', system-ui, sans-serif`;
export const MONO = `'JetBrains Mono', 'JetBrains Mono Variable', 'Noto Sans Arabic', 'Noto Sans Hebrew', 'DejaVu Sans Mono', monospace`;
