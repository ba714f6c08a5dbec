import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '~/lib/api/client';
import { userQuery } from '~/lib/api/user';

export function useVerifyEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { token: string }) => request('/api/auth/email/verify', { method: 'POST', body: input }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userQuery().queryKey }),
  });
}
