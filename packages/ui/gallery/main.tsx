import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../src/styles/index.css'
import { GalleryPage } from '../src/gallery/index.tsx'

/** The gallery by itself. The address chooses: ?lang=ar&theme=dark&entry=button. */
const asked = new URLSearchParams(location.search)
const root = document.getElementById('root')
if (!root) throw new Error('the page has no root element')
createRoot(root).render(
  <StrictMode>
    <GalleryPage
      language={asked.get('lang') === 'ar' ? 'ar' : 'en'}
      theme={asked.get('theme') === 'dark' ? 'dark' : 'light'}
      entry={asked.get('entry')}
    />
  </StrictMode>,
)
