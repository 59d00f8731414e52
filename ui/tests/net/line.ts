import type { Line } from '../../src/net/socket';

/** A line that writes down what is sent and lets the test play the server. */
export class FakeLine implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  sent: Record<string, unknown>[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  opens(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event('open'));
  }

  says(reply: unknown): void {
    const event = new MessageEvent('message', { data: JSON.stringify(reply) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }

  breaks(): void {
    this.onclose?.call(this as unknown as WebSocket, new Event('close') as CloseEvent);
  }
}
