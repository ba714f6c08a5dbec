/** A disk of so many bytes in place of a folder; undefined where this process may not mount one. */
export declare function mountTinyDisk(folder: string, bytes: number): { remove(): void } | undefined;
export declare function canMountTinyDisk(): boolean;
