import { queryOptions } from '@tanstack/react-query';
import type { User } from './types';

export const userQuery = () => queryOptions<User>({ queryKey: ['/api/user'] });
