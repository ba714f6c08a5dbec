import { data } from 'react-router';

/** Every address that nothing else answers: a real 404, shown by the root's error page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
