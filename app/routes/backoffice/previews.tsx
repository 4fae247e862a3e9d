/** /sitimanager/previews: the agents' login, page search and list (R9, A1 to A5). */
import { StaffGate } from '../../forms/staff-gate.tsx';
import { PreviewsScreen } from './previews-screen.tsx';

export default function PreviewsRoute() {
  return <StaffGate staff="agent">{(agent) => <PreviewsScreen agent={agent} />}</StaffGate>;
}
