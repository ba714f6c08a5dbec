import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '~/components/ui/toast';
import { request } from './api/client';
import { ApiError } from './api/errors';
import { readToken, storeToken, subscribeToToken, tokenSubject } from './api/token';
import type { Session, User } from './api/types';
import { userQuery } from './api/user';
import { PRODUCT } from './page-meta';

export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends Credentials {
  name: string;
}

interface Auth {
  user: User | null;
  isLoading: boolean;
  /** Why the user could not be loaded; being signed out is no error. */
  error: Error | null;
  /** Asks for the user again after an error. */
  retry: () => void;
  /** Each tells the outcome in a toast; `login` and `register` throw when they failed. */
  login: (credentials: Credentials) => Promise<void>;
  register: (registration: Registration) => Promise<void>;
  logout: () => Promise<void>;
  /** Leaves here too, after the server has ended every session. Tells nothing. */
  leave: () => void;
  /** True after the person signed out here by choice, so that no one is sent back to their page. */
  leftByChoice: boolean;
}

const AuthContext = createContext<Auth | null>(null);

const messageOf = (error: unknown, otherwise: string) => (error instanceof Error && error.message) || otherwise;
const meansSignedOut = (error: Error) =>
  (error instanceof ApiError && error.status === 401) || error.message.includes('401');

export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  // Undefined on the server and while hydrating: only the browser knows.
  const token = useSyncExternalStore(subscribeToToken, readToken, () => undefined);
  const query = useQuery({ ...userQuery(), enabled: typeof token === 'string' });
  const [leftByChoice, setLeftByChoice] = useState(false);

  // Another person, or nobody, in this or another tab: nothing of the last one may be shown.
  const subject = typeof token === 'string' ? tokenSubject(token) : null;
  const lastSubject = useRef<string | null>(null);
  useEffect(() => {
    const before = lastSubject.current;
    lastSubject.current = subject;
    if (before === null || before === subject) return;
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries();
  }, [subject, queryClient]);

  const begin = useCallback(
    (session: Session) => {
      queryClient.removeQueries({ type: 'inactive' });
      queryClient.setQueryData(userQuery().queryKey, session.user);
      setLeftByChoice(false);
      storeToken(session.accessToken);
    },
    [queryClient],
  );

  const login = useCallback(
    async (credentials: Credentials) => {
      try {
        begin(await request<Session>('/api/auth/login', { method: 'POST', body: credentials }));
        toast({ title: 'Welcome back!', description: 'You have been signed in successfully.' });
      } catch (error) {
        const description = messageOf(error, 'Please check your credentials and try again.');
        toast({ title: 'Login failed', description, variant: 'destructive' });
        throw error;
      }
    },
    [begin],
  );

  const register = useCallback(
    async (registration: Registration) => {
      try {
        begin(await request<Session>('/api/auth/register', { method: 'POST', body: registration }));
        toast({ title: `Welcome to ${PRODUCT}!`, description: 'Your account has been created successfully.' });
      } catch (error) {
        const description = messageOf(error, 'Please try again.');
        toast({ title: 'Registration failed', description, variant: 'destructive' });
        throw error;
      }
    },
    [begin],
  );

  const logout = useCallback(async () => {
    setLeftByChoice(true);
    try {
      await request('/api/auth/logout', { method: 'POST' });
      toast({ title: 'Signed out', description: 'You have been signed out successfully.' });
    } catch (error) {
      const description = messageOf(error, 'You have been signed out locally.');
      toast({ title: 'Logout failed', description, variant: 'destructive' });
    } finally {
      storeToken(null);
    }
  }, []);

  const leave = useCallback(() => {
    setLeftByChoice(true);
    storeToken(null);
  }, []);

  const signedIn = typeof token === 'string';
  const user = signedIn ? (query.data ?? null) : null;
  const isLoading = token === undefined || (signedIn && query.isPending);
  const error = signedIn && !user && query.error && !meansSignedOut(query.error) ? query.error : null;
  const { refetch } = query;
  const retry = useCallback(() => void refetch(), [refetch]);
  const value = useMemo(
    () => ({ user, isLoading, error, login, register, logout, leave, leftByChoice, retry }),
    [user, isLoading, error, login, register, logout, leave, leftByChoice, retry],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it');
  return auth;
}

/** The signed-in user, for screens that the guard has let through. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error('useUser is for screens behind the guard');
  return user;
}
