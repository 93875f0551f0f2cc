import type { FirstPage } from '@daftar/app-kit/build/ahead'

const api = '/desk/api/v1'

/**
 * Where most people begin. A call that the page does not make as it stands here is asked in vain: a page test
 * compares them.
 */
export const firstPages: readonly FirstPage[] = [
  {
    path: '/desk/home',
    screens: ['src/app/start.tsx', 'src/features/home/screens/home.tsx'],
    calls: [`${api}/session`, `${api}/work`],
  },
  {
    path: '/desk/cases',
    screens: ['src/app/start.tsx', 'src/features/cases/screens/queue.tsx'],
    calls: [`${api}/session`, `${api}/capital/applications?status=submitted`],
  },
  { path: '/desk/sign-in', screens: ['src/sign-in/start.tsx'], calls: [] },
  // Every other page begins with the frame, and with who is signed in.
  { path: '/desk*', screens: ['src/app/start.tsx'], calls: [`${api}/session`] },
]
