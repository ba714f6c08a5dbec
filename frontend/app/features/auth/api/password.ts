import { useMutation } from '@tanstack/react-query';
import { request } from '~/lib/api/client';

/** Asks for a mail with a link. The answer is the same whether or not the address is known. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (input: { email: string }) => request('/api/auth/password/forgot', { method: 'POST', body: input }),
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (input: { token: string; password: string }) =>
      request('/api/auth/password/reset', { method: 'POST', body: input }),
  });
}
