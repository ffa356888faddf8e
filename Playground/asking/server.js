// Talks to the service that this page came from, and to nobody else.

/** An answer that says what is wrong, as RFC 9457 has it. */
export class Problem extends Error {
  constructor(problem, status) {
    super(problem.detail ?? problem.title ?? `The server answered with status ${status}.`);
    this.status = status;
    this.errors = problem.errors ?? [];
    this.type = problem.type ?? "";
  }
}

async function problemOf(response) {
  const text = await response.text();
  try {
    return new Problem(JSON.parse(text), response.status);
  } catch {
    return new Problem({}, response.status);
  }
}

export class Server {
  /** onRefusal is called when the server wants a token, with whether one was sent. */
  constructor(onRefusal) {
    this.onRefusal = onRefusal;
    // Kept here only: no storage, no cookie.
    this.token = "";
  }

  /** Asks an address; throws a Problem for a status that is no success, and an AbortError where it was called off. */
  async ask(path, { accept = "application/json", signal, question } = {}) {
    const headers = { Accept: accept };
    if (this.token) headers.Authorization = `Bearer ${this.token}`;
    if (question?.contentType) headers["Content-Type"] = question.contentType;
    const method = question ? "POST" : "GET";
    let response;
    try {
      response = await fetch(path, { method, headers, body: question?.body, signal, credentials: "same-origin" });
    } catch (error) {
      if (error.name === "AbortError") throw error;
      throw new Problem({ detail: "The server cannot be reached." }, 0);
    }
    if (response.ok) return response;
    if (response.status === 401) this.onRefusal(this.token !== "");
    throw await problemOf(response);
  }

  async json(path, options) {
    const response = await this.ask(path, options);
    return response.json();
  }

  async text(path, options) {
    const response = await this.ask(path, options);
    return response.text();
  }
}

/** Runs one thing at a time: a new one calls off the one before, whose answer nobody gets. */
export class Latest {
  /** Calls off what is running. */
  stop() {
    this.controller?.abort();
  }

  run(work) {
    this.controller?.abort();
    const controller = new AbortController();
    this.controller = controller;
    return work(controller.signal).then(
      (value) => (controller.signal.aborted ? undefined : value),
      (error) => {
        if (controller.signal.aborted) return undefined;
        throw error;
      },
    );
  }
}
