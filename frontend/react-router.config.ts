import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Some thirty routes: one small manifest is cheaper than asking the server about each link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
