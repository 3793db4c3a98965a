/* global document, btoa */
// Runs in the browser: sums samples of a fragment shader into two float textures.
globalThis.gevelRender = (() => {
  let gl, size, frameAt
  const compile = (program, type, source) => {
    const shader = gl.createShader(type)
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader))
    gl.attachShader(program, shader)
  }
  const target = (index, { width, height }) => {
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, width, height)
    const texture = gl.getParameter(gl.TEXTURE_BINDING_2D)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + index, gl.TEXTURE_2D, texture, 0)
  }
  return {
    start({ shader, width, height }) {
      gl = document.createElement('canvas').getContext('webgl2')
      gl.getExtension('EXT_color_buffer_float')
      gl.getExtension('EXT_float_blend')
      size = { width, height }
      const program = gl.createProgram()
      compile(program, gl.VERTEX_SHADER, '#version 300 es\nin vec2 p;void main(){gl_Position=vec4(p,0.,1.);}')
      compile(program, gl.FRAGMENT_SHADER, shader)
      gl.linkProgram(program)
      if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program))
      gl.useProgram(program)
      gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
      gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
      gl.enableVertexAttribArray(0)
      gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
      gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
      target(0, size)
      target(1, size)
      gl.drawBuffers([gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1])
      gl.viewport(0, 0, width, height)
      gl.clearColor(0, 0, 0, 0)
      gl.clear(gl.COLOR_BUFFER_BIT)
      gl.enable(gl.BLEND)
      gl.blendFunc(gl.ONE, gl.ONE)
      gl.uniform2f(gl.getUniformLocation(program, 'uSize'), width, height)
      frameAt = gl.getUniformLocation(program, 'uFrame')
    },
    sample(frame) {
      gl.uniform1i(frameAt, frame)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      gl.readBuffer(gl.COLOR_ATTACHMENT0)
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.FLOAT, new Float32Array(4))
    },
    rows(index, y, count) {
      gl.readBuffer(gl.COLOR_ATTACHMENT0 + index)
      const pixels = new Float32Array(size.width * count * 4)
      gl.readPixels(0, y, size.width, count, gl.RGBA, gl.FLOAT, pixels)
      const bytes = new Uint8Array(pixels.buffer)
      let text = ''
      for (let i = 0; i < bytes.length; i += 0x8000)
        text += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
      return btoa(text)
    },
  }
})()
