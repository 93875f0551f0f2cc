import { useOnce } from '@daftar/app-kit/use-once'
import { Button } from '@daftar/ui/button'
import { IconButton } from '@daftar/ui/icon-button'
import { m } from '@daftar/words'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { problemText } from '../../../shared/problem-text.ts'
import { useServices } from '../../../shared/use-services.ts'
import { showToast } from '@daftar/app-kit/toasts'
import { documentAddress } from '../queries.ts'

/** Opens a document of the case in a tab of its own, by an address that lives a minute. */
export function DocumentButton({ url, children }: { url: string; children: ReactNode }) {
  const { isBusy, open } = useDocument(url)
  return (
    <Button size="small" icon={<ExternalLink />} busy={isBusy} onClick={open}>
      {children}
    </Button>
  )
}

/** The same without words, where a table has no room; the label says which document it is. */
export function DocumentIcon({ url, label }: { url: string; label: string }) {
  const { isBusy, open } = useDocument(url)
  return (
    <IconButton
      label={label}
      icon={<ExternalLink />}
      variant="outlined"
      size="small"
      busy={isBusy}
      onClick={open}
    />
  )
}

function useDocument(url: string): { isBusy: boolean; open: () => void } {
  const { api } = useServices()
  const { doing, once } = useOnce<'opening'>()
  async function open() {
    // Opened while the press still counts as one, else the browser would block it.
    const tab = window.open('', '_blank')
    try {
      const address = await documentAddress(api, url)
      if (!tab) return showToast({ variant: 'error', title: m.desk_document_blocked() })
      tab.opener = null
      tab.location.replace(address)
    } catch (error) {
      tab?.close()
      showToast({ variant: 'error', title: problemText(error) })
    }
  }
  return { isBusy: doing !== null, open: () => void once('opening', open) }
}
