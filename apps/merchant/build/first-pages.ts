import type { FirstPage } from '@daftar/app-kit/build/ahead'

const api = '/merchant/api/v1'

/**
 * Where most people begin. A call that the page does not make as it stands here is asked in vain: a page test
 * compares them.
 */
export const firstPages: readonly FirstPage[] = [
  // Root leads there at once.
  ...['/', '/dashboard'].map((path) => ({
    path,
    screens: ['src/features/home/screens/home.tsx'],
    calls: [`${api}/account`, `${api}/home`, `${api}/payouts/upcoming`],
  })),
  {
    path: '/payments',
    screens: ['src/features/orders/screens/orders.tsx'],
    calls: [
      `${api}/account`,
      `${api}/payments?sort_by=created_at&sort_order=desc`,
      `${api}/stores`,
      `${api}/payments/uncaptured`,
    ],
  },
  {
    path: '/finance/payouts/completed',
    screens: ['src/features/payouts/screens/completed.tsx'],
    calls: [`${api}/account`, `${api}/payouts`],
  },
]

/** The screens that most people begin with. */
export function firstScreens(root: string): string[] {
  return [...new Set(firstPages.flatMap(({ screens }) => screens))].map((screen) => `${root}/${screen}`)
}
