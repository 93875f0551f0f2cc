import { m } from '@daftar/words'
import { Contact } from 'lucide-react'
import { publicPage, type PublicPage, type ScreenRoute } from '../../shared/screen-route.ts'
import { ContactsSkeleton } from './parts/skeletons.tsx'

/** Whom the merchant names for what, for its admins (OTH-03, DEC-OTH-4). */
export const contactRoutes: readonly ScreenRoute[] = [
  {
    key: 'contacts',
    title: () => m.contacts_title(),
    navigation: { group: 'business_profile', icon: <Contact /> },
    load: 'later',
    screen: () => import('./screens/contacts.tsx').then((module) => module.ContactsScreen),
    pending: ContactsSkeleton,
  },
]

/** The page behind the address in the letters: whoever is named says yes or no there, without signing in. */
export const contactPages: readonly PublicPage[] = [
  publicPage('/contact/$token', {
    title: () => m.contacts_asked_page(),
    page: () => import('./screens/asked.tsx').then((module) => module.AskedScreen),
  }),
]
