import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '~/lib/api/client';
import type { User } from '~/lib/api/types';
import { userQuery } from '~/lib/api/user';

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { name: string }) => request<User>('/api/user', { method: 'PATCH', body: input }),
    onSuccess: (user) => queryClient.setQueryData(userQuery().queryKey, user),
  });
}

/** The change takes effect when the link in the mail to the new address is opened. */
export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { email: string; password: string }) =>
      request('/api/user/email', { method: 'POST', body: input }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userQuery().queryKey }),
  });
}

/** Ends every session, this one too. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (input: { currentPassword: string; newPassword: string }) =>
      request('/api/auth/password', { method: 'POST', body: input }),
  });
}
