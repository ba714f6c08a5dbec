export interface Converters {
  writer: boolean;
  impress: boolean;
  pandoc: boolean;
  poppler: boolean;
}
export declare function findConverters(): Converters;
export declare function conversionsLeftOut(converters?: Converters): string[];
