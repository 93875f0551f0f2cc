import { useOnce } from '@daftar/app-kit/use-once'
import { showToast } from '@daftar/app-kit/toasts'
import { m } from '@daftar/words'
import { problemText } from '../text/problem-text.ts'
import { useServices } from '../use-services.ts'
import { documentAddress } from './document-query.ts'

/** Opens a document in a tab of its own, by an address that lives a minute. */
export function useDocumentTab(url: string): { isBusy: boolean; open: () => void } {
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
