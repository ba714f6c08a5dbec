export declare const CHROMIUM_FLAGS: string[];
export declare function locateChromium(): Promise<{ executablePath: string; env: Record<string, string> }>;
