import { MyDocuments } from '~/features/my-documents/my-documents';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('My Documents');

export default MyDocuments;
