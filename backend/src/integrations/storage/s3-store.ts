import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/config.js';
import { FileMissing, type FileStore } from './file-store.js';

const CONNECT_MS = 5_000;
/** Without a byte for so long, a call is given up and tried again. */
const SILENCE_MS = 20_000;
const ATTEMPTS = 4;

/** Files in an S3-compatible store. The client itself repeats what a busy or failing store may well do next time. */
export class S3Store implements FileStore {
  private readonly client: S3Client;

  constructor(
    private readonly settings: S3Settings,
    timing: { connectMs?: number; silenceMs?: number } = {},
  ) {
    const { endpoint, region, credentials } = settings;
    this.client = new S3Client({
      region,
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      maxAttempts: ATTEMPTS,
      requestHandler: {
        connectionTimeout: timing.connectMs ?? CONNECT_MS,
        requestTimeout: timing.silenceMs ?? SILENCE_MS,
        throwOnRequestTimeout: true,
      },
      // Stores other than Amazon's refuse its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async write(key: string, content: Buffer): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.at(key), Body: content, ContentLength: content.length }));
  }

  async read(key: string): Promise<Readable> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand(this.at(key)));
      if (!(Body instanceof Readable)) throw new Error(`The store answered no content for ${key}.`);
      return Body;
    } catch (error) {
      if (error instanceof NoSuchKey) throw new FileMissing(key);
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  async ping(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.settings.bucket }));
  }

  private at(key: string) {
    return { Bucket: this.settings.bucket, Key: key };
  }
}
