import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { accountFreshMs } from '../session/account.ts'
import { apiOf } from '../services.ts'

export type { Notification } from '@daftar/contract/endpoints/people/notifications'

/**
 * How much was told and not read, as fresh as the account, which brings the first answer: no page asks for it
 * by itself.
 */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  staleTime: accountFreshMs,
  refetchInterval: accountFreshMs,
  queryFn: async ({ client, signal }): Promise<number> =>
    (await apiOf(client).call('notifications.unread', { signal })).unread,
})

/** What was told, the newest first, by pages. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  staleTime: 0,
  initialPageParam: null as string | null,
  queryFn: async ({ client, signal, pageParam }) => {
    const query = pageParam ? { page_token: pageParam } : {}
    const page = await apiOf(client).call('notifications.list', { query, signal })
    client.setQueryData(unreadQuery.queryKey, page.unread)
    return page
  },
  getNextPageParam: (page) => page.next_page_token,
})

/** One was opened. */
export function readOne(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string, { client }) => apiOf(client).call('notifications.read', { params: { id } }),
    onSuccess: ({ unread }, id) => show(queryClient, unread, (shown) => shown === id),
  })
}

/** All up to the newest that is shown; what came meanwhile stays unread. */
export function readAll(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (newest: string, { client }) =>
      apiOf(client).call('notifications.readAll', { body: { up_to: newest } }),
    onSuccess: ({ unread }) => show(queryClient, unread, () => true),
  })
}

/** Draws what was read as read, with the count as the server answered it. */
function show(queryClient: QueryClient, unread: number, isRead: (id: string) => boolean): void {
  queryClient.setQueryData(unreadQuery.queryKey, unread)
  queryClient.setQueryData(
    notificationsQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          notifications: page.notifications.map((one) => (isRead(one.id) ? { ...one, is_read: true } : one)),
        })),
      },
  )
}
