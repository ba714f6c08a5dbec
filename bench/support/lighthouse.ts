import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, locateChromium } from '../../scripts/chromium.mjs';

export interface Visit {
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Bytes of scripts as they were sent. */
  scriptBytes: number;
  /** Audits of the three that must be perfect which are not. */
  failed: string[];
}

interface RequestItem {
  resourceType?: string;
  transferSize?: number;
}

/** Visits pages one after the other in a browser of its own, as a phone on a slow line. */
export async function visitPages(urls: readonly string[], rounds: number): Promise<Map<string, Visit[]>> {
  const { executablePath, env } = await locateChromium();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: [...CHROMIUM_FLAGS, '--headless=new', '--disable-gpu'],
    envVars: { ...process.env, ...env },
    logLevel: 'silent',
  });
  try {
    const visits = new Map<string, Visit[]>(urls.map((url) => [url, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const url of urls) visits.get(url)?.push(await visit(url, chrome.port));
    }
    return visits;
  } finally {
    chrome.kill();
  }
}

async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`${url} could not be visited.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const requests = (audits['network-requests']?.details as { items?: RequestItem[] } | undefined)?.items ?? [];
  const perfect = ['accessibility', 'best-practices', 'seo'].flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    failed: perfect
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
