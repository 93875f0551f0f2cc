import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'
import { useTheme } from '@daftar/ui/use-theme'
import { m } from '@daftar/words'
import type { ComponentType } from 'react'
import { useLanguage } from '@daftar/app-kit/language'

/**
 * Every component of the design in every state, for development and demo mode only. `?entry=` shows one of
 * them.
 */
export function galleryRoute(root: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path: '/dev/gallery',
    staticData: { title: m.shell_gallery },
    component: lazyRouteComponent(async () => {
      const { GalleryPage } = await import('@daftar/ui/gallery/index')
      return { default: inPage(GalleryPage) }
    }),
  })
}

type Gallery = ComponentType<{ language?: 'en' | 'ar'; theme?: 'light' | 'dark'; entry?: string | null }>

function inPage(Page: Gallery): ComponentType {
  return function GalleryScreen() {
    const entry = new URLSearchParams(location.search).get('entry')
    return <Page language={useLanguage()} theme={useTheme().theme} entry={entry} />
  }
}
