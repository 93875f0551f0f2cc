import { useTicketPictures } from '@daftar/app-kit/use-ticket-pictures'
import { sendFile } from '@daftar/client'
import { useServices } from '../../shared/use-services.ts'

/** Pictures of an answer in a ticket. */
export function usePictures(id: string) {
  const { api } = useServices()
  return useTicketPictures((input) => sendFile(api, 'support.uploadForStaff', { ...input, params: { id } }))
}
