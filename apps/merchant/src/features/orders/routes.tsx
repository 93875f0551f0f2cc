import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { storesQuery } from '../../shared/stores/stores.ts'
import { today } from '../../shared/text/today.ts'
import { filterSearch, readFilters } from './filters.ts'
import { OrderPayoutsSkeleton, OrderSkeleton, OrdersSkeleton } from './parts/skeletons.tsx'
import { orderPayoutsQuery, orderQuery, ordersQuery, uncapturedQuery } from './queries.ts'

/** Orders (ORD-01 to ORD-05). */
export const orderRoutes: readonly ScreenRoute[] = [
  {
    key: 'payments',
    title: () => m.orders_title(),
    search: (raw) => filterSearch(readFilters(raw)),
    // Nothing is waited for: the screen draws its own states, and the search keeps the focus while it asks.
    load: ({ queryClient, account, search }) => {
      void queryClient.prefetchInfiniteQuery(ordersQuery(readFilters(search), () => today(account.country)))
      void queryClient.prefetchQuery(storesQuery)
      void queryClient.prefetchQuery(uncapturedQuery)
      return Promise.resolve()
    },
    screen: () => import('./screens/orders.tsx').then((module) => module.OrdersScreen),
    pending: OrdersSkeleton,
  },
  screenRoute('payment', {
    title: () => m.orders_order_title(),
    load: ({ queryClient, params }) => {
      void queryClient.prefetchQuery(storesQuery)
      return queryClient.ensureQueryData(orderQuery(params.paymentId))
    },
    screen: () => import('./screens/order.tsx').then((module) => module.OrderScreen),
    pending: OrderSkeleton,
  }),
  screenRoute('paymentPayouts', {
    title: () => m.orders_payouts_page(),
    load: ({ queryClient, params }) => {
      const id = params.paymentId
      return Promise.all([
        queryClient.ensureQueryData(orderQuery(id)),
        queryClient.ensureQueryData(orderPayoutsQuery(id)),
      ])
    },
    screen: () => import('./screens/order-payouts.tsx').then((module) => module.OrderPayoutsScreen),
    pending: OrderPayoutsSkeleton,
  }),
]
