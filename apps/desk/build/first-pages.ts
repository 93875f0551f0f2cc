import type { FirstPage } from '@daftar/app-kit/build/ahead'

const api = '/desk/api/v1'

/** Where most people begin. A call that the page does not make as it stands here is asked in vain: a page test compares them. */
export const firstPages: readonly FirstPage[] = [
  {
    path: '/desk/home',
    screens: ['src/app/start.tsx', 'src/features/home/screens/home.tsx'],
    calls: [`${api}/session`, `${api}/work`],
  },
]
