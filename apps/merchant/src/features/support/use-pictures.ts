import { useTicketPictures } from '@daftar/app-kit/use-ticket-pictures'
import { sendFile } from '@daftar/client'
import { useServices } from '../../shared/use-services.ts'

/** Pictures of a ticket or a message of ours (SUP-21). */
export function usePictures() {
  const { api } = useServices()
  return useTicketPictures((input) => sendFile(api, 'support.upload', input))
}
