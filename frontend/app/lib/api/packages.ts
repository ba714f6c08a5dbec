import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CreditPackage } from './types';

const packagesQuery = () => queryOptions<CreditPackage[]>({ queryKey: ['/api/credits/packages'] });

/** The bundles on offer, the smallest first. */
export function usePackages() {
  return useQuery(packagesQuery());
}
